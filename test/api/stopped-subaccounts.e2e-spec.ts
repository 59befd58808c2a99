import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { attentionAfterMs } from '#contract/attention-limits.js'
import { clock } from '#contract/clock.js'
import { subaccountBatch, subaccountReadAfterMs } from '#contract/processor-limits.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { attentionTo } from '../support/attention.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { endHold } from '../support/payouts.js'
import { paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { followBanks, openSubaccount, setBank, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  await useSubaccounts(stage)
})
afterAll(() => stage.close())

const edit = (connectedAccountID: string, change: Partial<ConnectedAccount>) =>
  stage.api.database.write((manager) => manager.update(ConnectedAccount, { connectedAccountID }, change))
const rowOf = (connectedAccountID: string) =>
  stage.api.database.read.findOneByOrFail(ConnectedAccount, { connectedAccountID })
const refresh = ({ clientID, token }: SignedInClient, id: string) =>
  stage.api.call('POST', `/clients/${clientID}/connected-accounts/${id}/refresh`, { token })
const shown = (id: string) => attentionTo(stage.api, 'subaccount_stopped', id)
const longAgo = (more = 0) => new Date(clock.time() - subaccountReadAfterMs - 1 - more)

describe('a subaccount out of use', () => {
  it('stands under what needs attention, with its reason, until it is in use again', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID } = await openSubaccount(stage, client)
    expect(await shown(connectedAccountID)).toEqual([])
    await setBank(stage, client, { accountNumber: '0000000000' })
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    const [item] = await shown(connectedAccountID)
    expect(item).toMatchObject({
      ...{ clientID: client.clientID, amount: null, isOverdue: false },
      sentence: expect.stringContaining('The processor rejected the settlement account.'),
    })
    const { body } = await stage.api.call('GET', '/attention?kind=subaccount_stopped', { token: stage.token })
    expect(body.kinds[0]?.items).toMatchObject([{ subjectID: connectedAccountID }])
    await setBank(stage, client)
    await endHold(stage.api, client.clientID)
    await followBanks(stage)
    expect(await shown(connectedAccountID)).toEqual([])
  })

  it('says since when, however often the same is read, and is an alarm after a day', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    subaccountsOf(stage).one(reference).active = false
    expect((await refresh(client, connectedAccountID)).body.disabledReason).toBe('inactive')
    const updatedAt = new Date(clock.time() - attentionAfterMs.subaccount)
    await edit(connectedAccountID, { updatedAt, toldAt: longAgo() })
    await followBanks(stage)
    expect((await rowOf(connectedAccountID)).toldAt?.getTime()).toBeGreaterThan(updatedAt.getTime())
    expect(await shown(connectedAccountID)).toMatchObject([{ since: updatedAt, isOverdue: true }])
    await edit(connectedAccountID, { disabledReason: 'disconnected' })
    const [gone] = await shown(connectedAccountID)
    expect([gone?.isOverdue, gone?.sentence]).toEqual([false, expect.stringContaining('Disconnected')])
  })
})

describe('the daily reading', () => {
  it('comes to the others while nobody answers for those that were unread for longest', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID } = await openSubaccount(stage, client)
    const { connectedAccountID: _, ...like } = await rowOf(connectedAccountID)
    const toldAt = longAgo(1_000)
    await stage.api.database.write(async (manager) => {
      const account = await manager.findOneByOrFail(ProcessorAccount, { processorAccountID: stage.account })
      for (let at = 0; at < subaccountBatch; at += 1) {
        // Their sealed key is that of another account, so nothing can be asked with it.
        const processorAccountID = newId('pra')
        await manager.insert(ProcessorAccount, { ...account, processorAccountID, name: processorAccountID })
        await manager.insert(ConnectedAccount, {
          ...like,
          processorAccountID,
          connectedAccountID: newId('cac'),
          toldAt,
        })
      }
    })
    const before = longAgo()
    await edit(connectedAccountID, { toldAt: before })
    await followBanks(stage)
    expect((await rowOf(connectedAccountID)).toldAt).toEqual(before)
    await followBanks(stage)
    expect((await rowOf(connectedAccountID)).toldAt?.getTime()).toBeGreaterThan(before.getTime())
  })
})
