import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { text } from 'node:stream/consumers'
import { RefusedError } from '../../libs/sdk/src/errors.js'
import { Gatehouse } from '../../libs/sdk/src/gatehouse.js'
import { apiUserInput, buildClient, signInAdmin } from '../support/builders.js'
import { csvRows } from '../support/csv.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildRole, buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
let merchant: Merchant
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
  merchant = await buildMerchant(api)
  await buildClient(api, { name: 'Zebra, Bath', city: 'Bath' })
  await merchant.pay({ amount: 12_34 })
  await merchant.pay({ amount: 1_250, currency: 'JPY' })
})
afterAll(() => api.close())

const lists: [path: string, id: string, query: string][] = [
  ['/clients', 'clientID', 'sort=name&q=Zebra'],
  ['/portal-users', 'id', 'sort=-name'],
  ['/roles', 'roleID', 'sort=name&q=Integrator'],
  ['/permissions', 'permissionID', 'sort=-name&httpMethod=GET'],
  ['/api-users', 'apiUserID', 'status=active'],
  ['/transactions', 'transactionID', 'currency=JPY'],
]

async function wholeList(path: string, id: string, query: string): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page = await api.call('GET', `${path}?limit=7&${query}${cursor && `&cursor=${cursor}`}`, { token })
    expect([path, page.status]).toEqual([path, 200])
    ids.push(...page.body.items.map((row: Record<string, string>) => row[id]))
    cursor = page.body.nextCursor
  }
  return ids
}

async function fileOf(path: string, query = '', caller = token): Promise<Record<string, string | undefined>[]> {
  const answer = await api.call('GET', `${path}/export.csv?${query}`, { token: caller })
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'text/csv; charset=utf-8'])
  const [names = [], ...rows] = csvRows(String(answer.body), ',')
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])))
}

describe('the file of a list', () => {
  it.each(lists)('%s holds every row of the list, of its filter and in its order', async (path, id, query) => {
    for (const asked of ['', query]) {
      const rows = (await fileOf(path, asked)).map((row) => row[id])
      expect(rows.length).toBeGreaterThan(0)
      expect(rows).toEqual(await wholeList(path, id, asked))
    }
  })

  it.each(lists)('%s is for whoever may export it; to list it is not enough', async (path) => {
    const lister = await buildStaffWith(api, ['GET', path])
    const exporter = await buildStaffWith(api, ['GET', `${path}/export.csv`])
    const ask = async (caller?: string) =>
      (await api.call('GET', `${path}/export.csv`, caller ? { token: caller } : {})).status
    expect(await Promise.all([ask(lister.token), ask(exporter.token), ask()])).toEqual([403, 200, 401])
  })

  it.each(lists)('%s refuses a wrong filter before it begins', async (path) => {
    const answer = await api.call('GET', `${path}/export.csv?sort=nothing&color=red`, { token })
    expect(answer).toMatchObject({ status: 422, body: { fields: { color: expect.any(String) } } })
  })

  it('has amounts as people write them, and as the API has them', async () => {
    const [yen, dollars] = await fileOf('/transactions')
    expect(yen).toMatchObject({ currency: 'JPY', amount: '1250', amountInMinorUnits: '1250' })
    expect(dollars).toMatchObject({ currency: 'USD', amount: '12.34', amountInMinorUnits: '1234', card: '' })
  })
})

describe('an integrator', () => {
  it('exports its own payments, through the SDK too, and is refused by name without the right', async () => {
    const other = await buildMerchant(api)
    await other.pay()
    const sdkFor = async (...rows: [string, string][]) => {
      const { roleID } = await buildRole(api, rows, { assignableToApiUsers: true })
      const body = apiUserInput(roleID)
      const made = await api.call('POST', `/clients/${merchant.clientID}/apiusers`, { token: merchant.token, body })
      const { apiKey, apiSecret } = made.body
      return new Gatehouse({ url: api.url, clientID: merchant.clientID, apiKey, apiSecret })
    }
    const may = await sdkFor(['GET', '/transactions/export.csv'])
    const file = await text(await may.transactions.exportCsv({ currency: 'USD' }))
    const [names = [], ...rows] = csvRows(file, ',')
    expect(rows.map((row) => row[names.indexOf('clientID')])).toEqual([merchant.clientID])
    const mayNot = await sdkFor(['GET', '/transactions'])
    const refusal = mayNot.transactions.exportCsv().catch((error: unknown) => error)
    expect(await refusal).toBeInstanceOf(RefusedError)
    expect(await refusal).toMatchObject({ status: 403 })
  })
})
