import type { EntityManager } from 'typeorm'
import { processorInquiryAfterMs } from '#contract/limits.js'
import { silentInquiryLatestMs, unclearReasonMaxLength, unreadableInquiryLatestMs } from '#contract/unclear-limits.js'
import { clock } from '#contract/clock.js'
import { insertRows, updateRow, write } from '../../platform/database/rows.js'
import type { CallName, Unanswered } from './processor-calls.js'
import { UnclearCall } from './unclear-call.entity.js'

export type UnclearSubject = Pick<
  UnclearCall,
  'subjectID' | 'kind' | 'transactionID' | 'clientID' | 'mode' | 'processorAccountID' | 'amount' | 'currency'
>

/** Remembers that a call was not answered, and says when the processor is asked about it again: each time twice as late. */
export async function noteUnclear(
  manager: EntityManager,
  subject: UnclearSubject,
  call: CallName,
  { isUnreadable, sentence }: Unanswered,
): Promise<Date> {
  const { subjectID } = subject
  const now = clock.now()
  const known = await manager.findOneBy(UnclearCall, { subjectID })
  const reason = sentence.slice(0, unclearReasonMaxLength)
  const times = (known?.times ?? 0) + 1
  const wasUnreadable = known?.isUnreadable === 1
  if (known) {
    // That no answer came afterwards says less than the answer that could not be read.
    const keepsReason = wasUnreadable && !isUnreadable
    const change = {
      call,
      times,
      lastAt: now,
      ...(!keepsReason && { reason }),
      ...(isUnreadable && { isUnreadable: 1 }),
    }
    await updateRow(manager, UnclearCall, { subjectID }, change)
  } else {
    const row = { ...subject, call, times, reason, since: now, lastAt: now, isUnreadable: isUnreadable ? 1 : 0 }
    await insertRows(manager, UnclearCall, row)
  }
  return inquiryAfter(times, isUnreadable || wasUnreadable)
}

/** Answers in a wrong form need a fix by a person, so the processor is asked less often than when its line is down. */
function inquiryAfter(times: number, isUnreadable: boolean): Date {
  const latestMs = isUnreadable ? unreadableInquiryLatestMs : silentInquiryLatestMs
  return new Date(clock.time() + Math.min(processorInquiryAfterMs * 2 ** (times - 1), latestMs))
}

export async function clearUnclear(manager: EntityManager, subjectID: string): Promise<void> {
  await write(manager, 'DELETE FROM "unclear_calls" WHERE "subjectID" = $1', [subjectID])
}
