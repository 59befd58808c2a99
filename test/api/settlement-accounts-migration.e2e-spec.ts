import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { FurtherSettlementAccounts1764262800000 } from '../../api/src/platform/database/migrations/202511271700-further-settlement-accounts.js'
import { SettlementSeal } from '../../api/src/money/settlement-accounts/settlement-seal.js'
import { clientPassword } from '../support/builders.js'
import { buildDesk, buildPaidMerchant, type PaidMerchant } from '../support/payouts.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const migration = new FurtherSettlementAccounts1764262800000()
const inUnit = (work: (manager: EntityManager) => Promise<unknown>) => api.database.write(work)
const runnerOf = ({ queryRunner }: EntityManager) => {
  if (!queryRunner) throw new Error('A unit has a query runner')
  return queryRunner
}

/** As the version before saves an account, which knows one row a client. */
const savedBefore = ({ clientID }: PaidMerchant, accountNumber: string, currencies: string[]) =>
  inUnit((manager) => {
    const details = { accountHolder: 'Acme', bankName: 'First Bank', accountNumber, bankCode: null }
    const sealed = api.app.get(SettlementSeal, { strict: false }).seal(clientID, details)
    const values = [clientID, sealed, JSON.stringify(currencies), clock.time()].map((value) =>
      typeof value === 'number' ? String(value) : `'${value}'`,
    )
    return runnerOf(manager).query(
      `INSERT INTO "settlement_accounts"("clientID", "sealed", "currencies", "updatedAt") VALUES (${values.join(', ')})
       ON CONFLICT ("clientID") DO UPDATE SET "sealed" = EXCLUDED."sealed", "currencies" = EXCLUDED."currencies",
       "updatedAt" = EXCLUDED."updatedAt"`,
    )
  })

const heldBefore = ({ clientID, emailAddress }: PaidMerchant) =>
  inUnit((manager) => {
    const [startedAt, until] = [clock.time(), clock.time() + 3_600_000]
    return runnerOf(manager).query(
      `INSERT INTO "client_holds"("holdID", "clientID", "reason", "emailAddress", "startedAt", "until")
       VALUES ('hol_before', '${clientID}', 'settlement_account_changed', '${emailAddress}', ${startedAt}, ${until})`,
    )
  })

it('keeps the one account for its currencies, and processes of both versions save beside each other', async () => {
  const merchant = await buildPaidMerchant(api)
  const { clientID, token } = merchant
  const path = `/clients/${clientID}/settlement-accounts`
  await inUnit((manager) => migration.down(runnerOf(manager)))
  await savedBefore(merchant, 'DE89370400440532013000', ['EUR'])
  await inUnit((manager) => migration.up(runnerOf(manager)))
  const list = async () => (await api.call('GET', path, { token })).body.items
  expect(await list()).toMatchObject([
    { settlementAccountID: clientID, accountNumberLast4: '3000', currencies: ['EUR'] },
  ])
  const desk = await buildDesk(api)
  await merchant.pay({ amount: 10_000, currency: 'EUR' })
  const paid = await desk.create({ clientID, currency: 'EUR', amount: 1_000 })
  expect([paid.status, paid.body.account.accountNumberLast4]).toEqual([201, '3000'])

  const dollars = { accountHolder: 'Acme Inc', bankName: 'Second Bank', accountNumber: '0001112223' }
  const added = await api.call('POST', path, {
    token,
    body: { ...dollars, currencies: ['USD'], password: clientPassword },
  })
  expect([added.status, added.body.error]).toEqual([201, undefined])
  await savedBefore(merchant, 'NL91ABNA0417164300', ['EUR', 'GBP'])
  expect(await list()).toMatchObject([
    { accountNumberLast4: '4300', currencies: ['EUR', 'GBP'] },
    { settlementAccountID: added.body.settlementAccountID, accountNumberLast4: '2223', currencies: ['USD'] },
  ])
})

it('takes a hold of the version before as that of the first account', async () => {
  const merchant = await buildPaidMerchant(api)
  const { clientID, token } = merchant
  await merchant.setAccount({ currencies: ['EUR'] })
  await heldBefore(merchant)
  expect((await merchant.setAccount({ currencies: ['EUR'] })).body.code).toBe('CHANGES_HELD')
  const account = { accountHolder: 'Acme Inc', bankName: 'Second Bank', accountNumber: '0001112223' }
  const body = { ...account, currencies: ['USD'], password: clientPassword }
  expect((await api.call('POST', `/clients/${clientID}/settlement-accounts`, { token, body })).status).toBe(201)
})
