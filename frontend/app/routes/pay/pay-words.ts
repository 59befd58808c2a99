import * as english from '#contract/messages/pay.js'
import type { Translated } from '#contract/messages/translated.js'
import * as englishUsage from '#contract/messages/usage-prices.js'
import { useWords } from '../../components/speech'

export type PayWords = Translated['pay']

export const usePayWords = (): PayWords => useWords('pay', english)

export const useUsageWords = (): Translated['usagePrices'] => useWords('usagePrices', englishUsage)
