import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { disputeReminders } from '#contract/dispute-reminders.js'
import { DisputeReminders } from '../../api/src/money/disputes/dispute-reminders.js'
import { Dispute } from '../../api/src/money/disputes/dispute.entity.js'
import type { DisputeFacts } from '../../api/src/money/processors/port/notice.js'
import type { ProcessorEvidence } from '../../api/src/money/processors/port/dispute-calls.js'
import { ProcessorNotices } from '../../api/src/money/processors/processor-notices.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { mailFiles } from '../support/mail-files.js'
import { buildMerchant, type Merchant, paymentIn } from '../support/payments.js'
import { processorOf } from '../support/processors.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const dayMs = 86_400_000

let api: TestApi
let merchant: Merchant
let reminders: DisputeReminders
beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  reminders = api.app.get(DisputeReminders, { strict: false })
  Object.assign(processorOf(api), { sendEvidence: async (_evidence: ProcessorEvidence) => ({ outcome: 'sent' }) })
})
afterAll(async () => {
  Reflect.deleteProperty(processorOf(api), 'sendEvidence')
  await api.close()
})

const tell = (reference: string, dispute: DisputeFacts, kind: 'dispute_told' | 'dispute_closed' = 'dispute_told') =>
  api.app
    .get(ProcessorNotices, { strict: false })
    .take({ processor: 'sandbox', noticeID: newId('evt'), kind, reference, dispute })

async function disputed(days: number, overrides: Partial<DisputeFacts> = {}) {
  const { transactionID } = await paymentIn(api, merchant, 'succeeded')
  const dueAt = clock.time() + days * dayMs
  const facts: DisputeFacts = {
    ...{ processorReference: newId('dsp'), reason: 'not_received', status: 'open', amount: 1_000 },
    ...{ evidenceDueAt: new Date(dueAt).toISOString(), ...overrides },
  }
  expect(await tell(transactionID, facts)).toBe('taken')
  const { disputeID } = await api.database.read.findOneByOrFail(Dispute, { transactionID })
  return { transactionID, disputeID, facts, dueAt }
}

const before = (dueAt: number, days: number) => reminders.workOff(new Date(dueAt - days * dayMs))

/** The kinds of the reminders about a payment, once there are so many. */
const mailedFor = async ({ transactionID }: { transactionID: string }, count: number): Promise<string[]> => {
  const mails = await until(
    async () =>
      (await mailFiles(String(api.settings.DATA_DIR))).filter(
        ({ name, text }) => name.includes('dispute-due') && text.includes(transactionID),
      ),
    ({ length }) => length >= count,
  )
  return mails.map(({ subject }) => kindOf(subject)).sort()
}
// A subject with an apostrophe travels encoded, with "_" for a space.
const kindOf = (subject: string) =>
  /7.days/.test(subject)
    ? 'week'
    : /2.days/.test(subject)
      ? 'two_days'
      : /Last.day/.test(subject)
        ? 'last_day'
        : subject

/** A dispute whose first reminder is mailed after all that could have been mailed before it. */
const noneFor = async (disputes: { transactionID: string }[]): Promise<void> => {
  const marker = await disputed(9)
  await before(marker.dueAt, 6)
  await mailedFor(marker, 1)
  for (const one of disputes) expect(await mailedFor(one, 0)).toEqual([])
}

describe('reminders before the deadline for evidence', () => {
  it('are mailed seven days, two days and one day before it, once each', async () => {
    const one = await disputed(9)
    await before(one.dueAt, 8)
    for (const [at, { beforeMs }] of disputeReminders.entries()) {
      await before(one.dueAt, beforeMs / dayMs)
      await before(one.dueAt, beforeMs / dayMs - 0.1)
      expect(await mailedFor(one, at + 1)).toHaveLength(at + 1)
    }
    expect(await mailedFor(one, 3)).toEqual(['last_day', 'two_days', 'week'])
  })

  it('are mailed once even where several processes look at once', async () => {
    const one = await disputed(9)
    await Promise.all([1, 2, 3, 4].map(() => before(one.dueAt, 6)))
    await before(one.dueAt, 2)
    expect(await mailedFor(one, 2)).toEqual(['two_days', 'week'])
  })

  it('leave out those whose time had passed when the dispute opened', async () => {
    const one = await disputed(5)
    await before(one.dueAt, 5)
    await before(one.dueAt, 2)
    expect(await mailedFor(one, 1)).toEqual(['two_days'])
  })

  it('are mailed once for the latest where no process ran for days', async () => {
    const one = await disputed(9)
    await before(one.dueAt, 0.5)
    await before(one.dueAt, 0.4)
    expect(await mailedFor(one, 1)).toEqual(['last_day'])
  })

  it('are mailed for an inquiry, and again where a later deadline is named', async () => {
    const one = await disputed(9, { status: 'inquiry' })
    await before(one.dueAt, 6)
    expect(await mailedFor(one, 1)).toHaveLength(1)
    const later = one.dueAt + 10 * dayMs
    await tell(one.transactionID, { ...one.facts, evidenceDueAt: new Date(later).toISOString() })
    await before(later, 6)
    expect(await mailedFor(one, 2)).toEqual(['week', 'week'])
  })

  it('are not mailed once evidence was sent, the dispute is closed, or the deadline is over', async () => {
    const [sent, closed, late] = [await disputed(9), await disputed(9), await disputed(9)]
    const { token, clientID } = merchant
    const evidence = { token, body: { text: 'Delivered on Monday' } }
    const { status } = await api.call('POST', `/clients/${clientID}/disputes/${sent.disputeID}/evidence`, evidence)
    expect(status).toBe(200)
    await tell(closed.transactionID, { ...closed.facts, status: 'won' })
    await before(closed.dueAt, 6)
    await before(sent.dueAt, 6)
    const lateMails = await mailedFor(late, 1)
    await before(late.dueAt, 0)
    await before(late.dueAt, -1)
    await noneFor([sent, closed])
    expect(await mailedFor(late, 1)).toEqual(lateMails)
  })

  it('are not mailed where evidence is sent in the dashboard of the processor', async () => {
    const one = await disputed(9, { evidenceElsewhere: true })
    await before(one.dueAt, 6)
    await noneFor([one])
  })
})
