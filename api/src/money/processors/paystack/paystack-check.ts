import * as z from 'zod/mini'
import * as words from '#contract/messages/processors/paystack.js'
import type { Checked } from '../port/processor.js'
import { readAs } from '../port/read-answer.js'
import type { UsedAccount } from '../port/used-account.js'
import { NotSent } from '../processor-http.js'
import { name } from './paystack-answers.js'
import { NotPaystack, type PaystackApi } from './paystack-api.js'

const balanceForm = z.array(z.object({ currency: name }))

export async function checkOf(api: PaystackApi, account: UsedAccount, signal: AbortSignal): Promise<Checked> {
  try {
    const { status, data } = await api.get(account, 'balance', signal)
    if (status === 401) return { outcome: 'refused', sentence: words.keyRefused, field: 'secretKey' }
    if (status >= 300) return { outcome: 'refused', sentence: words.busy }
    const kept = readAs(balanceForm, data, 'The balance').map(({ currency }) => currency)
    return { outcome: 'working', sentence: words.works(kept) }
  } catch (error) {
    const field = account.settings.apiAddress === undefined ? {} : { field: 'apiAddress' }
    if (error instanceof NotPaystack) return { outcome: 'refused', sentence: words.notThere, ...field }
    if (error instanceof NotSent) return { outcome: 'refused', sentence: words.notReachable, ...field }
    throw error
  }
}
