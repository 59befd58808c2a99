import * as words from '#contract/messages/admin/payouts.js'
import { formatMoney } from '#contract/money.js'
import { ApiError } from '../../../api/http.server'
import { approvePayout } from '../../../api/payouts.server'
import type { Context } from '../../../session/site-context.server'

export interface Approved {
  count: number
  refused: string[]
}

/** Each for itself: what is refused holds up none of the others. Whoever must prove it anew does so before the first. */
export async function approveEach(context: Context, chosen: string[]): Promise<Approved> {
  const answer: Approved = { count: 0, refused: [] }
  for (const one of chosen) {
    const [payoutID = '', revision = '', amount = '', currency = 'USD'] = one.split(' ')
    try {
      await approvePayout(context, payoutID, revision)
      answer.count += 1
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'STEP_UP_REQUIRED') throw error
      const money = formatMoney(Number(amount), currency as 'USD')
      answer.refused.push(`${money}: ${error.explain(words.failedToApprove)}`)
    }
  }
  return answer
}
