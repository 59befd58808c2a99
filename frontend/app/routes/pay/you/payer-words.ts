import * as english from '#contract/messages/payer-access.js'
import type { Translated } from '#contract/messages/translated.js'
import { useWords } from '../../../components/speech'

export const usePayerWords = (): Translated['payerAccess'] => useWords('payerAccess', english)
