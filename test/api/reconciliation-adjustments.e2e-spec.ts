import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Adjustment } from '../../api/src/money/reconciliation-adjustments/adjustment.entity.js'
import { AuditLog } from '../../api/src/platform/audit/audit-log.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import {
  approve,
  availableOf,
  call,
  closeDesk,
  corrected,
  entriesOf,
  openDesk,
  path,
  propose,
  reject,
  stage,
  waiting,
} from '../support/adjustment-desk.js'
import { buildChecker } from '../support/payouts.js'
import { columnOf, compareAll, differencesOf } from '../support/processor-reports.js'

beforeAll(openDesk)
afterAll(closeDesk)

describe('an adjustment of a difference', () => {
  it('is proposed by one person and approved by another, and then all columns agree', async () => {
    const { difference, adjustment } = await waiting(-5_000)
    const { adjustmentID } = adjustment
    expect(adjustment).toMatchObject({ amount: -5_000, party: 'platform', clientID: null, currency: 'EUR' })
    const lines = [
      { account: 'processor_clearing', ownerID: stage.account, direction: 'credit', amount: 5_000 },
      { account: 'platform_funds', ownerID: null, direction: 'debit', amount: 5_000 },
    ]
    expect(adjustment.lines).toEqual(lines)
    expect(await columnOf(stage)).toMatchObject({ difference: -5_000 })
    const own = await approve(adjustmentID, stage.token)
    expect([own.status, own.body.code]).toEqual([403, 'FOUR_EYES'])
    const { status, body } = await approve(adjustmentID)
    expect([status, body.status]).toEqual([200, 'approved'])
    const posted = (await entriesOf(body.postingID)).map(({ account, amount }) => `${account} ${amount}`)
    expect(posted.sort()).toEqual(['platform_funds 5000', 'processor_clearing -5000'])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    expect(await differencesOf(stage, '?state=resolved')).toContainEqual(
      expect.objectContaining({ differenceID: difference.differenceID, ours: -5_000, theirs: -5_000 }),
    )
    await compareAll(stage.api)
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
    const noted = await stage.api.database.read.findBy(AuditEntry, { targetID: adjustmentID })
    const actions = ['created', 'approved'].map((one) => `reconciliation_adjustment.${one}`)
    expect(noted.map(({ action }) => action)).toEqual(actions)
    expect((await approve(adjustmentID)).body.code).toBe('ADJUSTMENT_DECIDED')
    expect((await reject(adjustmentID)).body.code).toBe('ADJUSTMENT_DECIDED')
  })

  it('is taken from the balance of the client, or given to it', async () => {
    const { clientID, token } = stage.merchant
    const before = await availableOf({ clientID, token })
    for (const amount of [-700, 300]) {
      const { adjustment } = await waiting(amount, { party: 'client', clientID })
      expect(adjustment).toMatchObject({ clientID, party: 'client' })
      expect(adjustment.lines[1]).toMatchObject({ account: 'client_available', ownerID: clientID })
      expect((await approve(adjustment.adjustmentID)).status).toBe(200)
    }
    expect(await availableOf({ clientID, token })).toBe(before - 400)
    const { body } = await call('GET', `/clients/${clientID}/ledger-entries?kind=adjustment`, undefined, token)
    expect(body.items.map(({ direction, amount }: LedgerLine) => `${direction} ${amount}`).sort()).toEqual([
      'credit 300',
      'credit 700',
      'debit 300',
      'debit 700',
    ])
    expect(await columnOf(stage)).toMatchObject({ difference: 0, lines: [] })
  })

  it('covers a part of the difference, and the rest stays open', async () => {
    const { difference, adjustment } = await waiting(-900, { amount: 400 })
    expect((await approve(adjustment.adjustmentID)).body.amount).toBe(-400)
    expect(await differencesOf(stage)).toMatchObject([{ difference: -500, ours: -400, kind: 'other_amount' }])
    const more = await propose(difference.differenceID, { amount: 501 })
    expect([more.status, more.body.code]).toEqual([409, 'ADJUSTMENT_TOO_LARGE'])
    const rest = await propose(difference.differenceID)
    expect(rest.body.amount).toBe(-500)
    expect((await approve(rest.body.adjustmentID)).status).toBe(200)
    expect(await differencesOf(stage)).toEqual([])
    expect((await propose(difference.differenceID)).body.code).toBe('DIFFERENCE_NOT_OPEN')
  })

  it('is proposed once and posted once when many do it at the same time', async () => {
    const { differenceID } = await corrected(-1_100)
    const made = await Promise.all([propose(differenceID), propose(differenceID), propose(differenceID)])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(made.find(({ status }) => status === 409)?.body.code).toBe('ADJUSTMENT_WAITS')
    const { adjustmentID } = made.find(({ status }) => status === 201)?.body ?? {}
    const third = await buildChecker(stage.api, stage.token)
    const both = await Promise.all([approve(adjustmentID), approve(adjustmentID, third), approve(adjustmentID)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const { body } = await call('GET', `${path}?differenceID=${differenceID}`)
    expect(body.items).toHaveLength(1)
    expect(await entriesOf(body.items[0].postingID)).toHaveLength(2)
    expect(await columnOf(stage)).toMatchObject({ difference: 0 })
  })

  it('leaves nothing behind when it breaks off after posting', async () => {
    const { adjustment } = await waiting(-1_200)
    const { adjustmentID } = adjustment
    const audit = stage.api.app.get(AuditLog, { strict: false })
    const real = audit.unit.bind(audit)
    audit.unit = (work, ...lines) =>
      real(
        async (manager, record) => {
          await work(manager, record)
          throw new Error('broken off')
        },
        ...lines,
      )
    expect((await approve(adjustmentID)).status).toBe(500)
    audit.unit = real
    const row = await stage.api.database.read.findOneByOrFail(Adjustment, { adjustmentID })
    expect(row).toMatchObject({ status: 'awaiting_approval', postingID: null })
    expect(await differencesOf(stage)).toMatchObject([{ ours: 0, theirs: -1_200 }])
    expect((await approve(adjustmentID)).status).toBe(200)
  })
})

interface LedgerLine {
  direction: string
  amount: number
}
