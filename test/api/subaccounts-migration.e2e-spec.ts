import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { sandboxAccountID } from '#contract/processors.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { Subaccounts1764270000000 } from '../../api/src/platform/database/migrations/202511271900-subaccounts.js'
import { buildClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const migration = new Subaccounts1764270000000()
const inUnit = (work: (manager: EntityManager) => Promise<unknown>) => api.database.write(work)
const runnerOf = ({ queryRunner }: EntityManager) => {
  if (!queryRunner) throw new Error('A unit has a query runner')
  return queryRunner
}

it('goes back and forth with connected accounts, and not once a client has a subaccount', async () => {
  const { clientID } = await buildClient(api)
  const [connectedAccountID, now] = [newId('cac'), clock.now()]
  await inUnit((manager) =>
    manager.insert(ConnectedAccount, {
      ...{ connectedAccountID, clientID, processorAccountID: sandboxAccountID, mode: 'test', reference: 'acct_1' },
      ...{ areDetailsSubmitted: true, areChargesEnabled: false, arePayoutsEnabled: false, requirementsDue: [] },
      ...{ disabledReason: null, dueAt: null, toldAt: null, createdAt: now, updatedAt: now },
      ...{ currency: null, settlementAccountID: null, sealedPaidInto: null, paidIntoAt: null },
    }),
  )
  await inUnit((manager) => migration.down(runnerOf(manager)))
  await inUnit((manager) => migration.up(runnerOf(manager)))
  const kept = await api.database.read.findOneBy(ConnectedAccount, { connectedAccountID })
  expect(kept).toMatchObject({ reference: 'acct_1', currency: null, settlementAccountID: null, paidIntoAt: null })
  await inUnit((manager) =>
    manager.update(ConnectedAccount, { connectedAccountID }, { currency: 'NGN', settlementAccountID: clientID }),
  )
  await expect(inUnit((manager) => migration.down(runnerOf(manager)))).rejects.toThrow('Clients have subaccounts')
  const left = await api.database.read.findOneBy(ConnectedAccount, { connectedAccountID })
  expect(left).toMatchObject({ currency: 'NGN', settlementAccountID: clientID })
})
