import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import type { SearchView } from '#contract/search.js'
import type { IdPrefix } from '../../api/src/platform/crypto/ids.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { statementOf as byID } from '../../api/src/desk/search/find-by-id.js'
import { amountsIn, amountsStatement, looks, statementOf } from '../../api/src/desk/search/find-by-words.js'
import { keptByID } from '../../api/src/desk/search/id-kinds.js'
import { searchHitsMax } from '../../libs/contract/search-limits.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { signInAdmin } from '../support/builders.js'
import { buildMember } from '../support/members.js'
import { buildMerchant, disputeNow, type Merchant } from '../support/payments.js'
import { buildPortalUser, buildRole, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
let api: TestApi
let staff: string
let merchant: Merchant
let other: Merchant
let payment: { transactionID: string; createdAt: string }

beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  staff = await signInAdmin(api)
  merchant = await buildMerchant(api)
  other = await buildMerchant(api)
  const payer = { emailAddress: 'Payer@shop.example', name: 'A payer' }
  payment = (await merchant.pay({ amount: 4_517, reference: 'order-77', payer })).body
})
afterAll(() => api.close())

const search = (q: string, token: string, mode = 'test') =>
  api.call('GET', `/search?${new URLSearchParams({ q, mode })}`, { token })
const found = async (q: string, token: string): Promise<SearchView> => (await search(q, token)).body
const kindsOf = ({ groups }: SearchView) => groups.map(({ kind }) => kind)
const idsOf = ({ groups }: SearchView) => groups.flatMap(({ items }) => items.map(({ id }) => id))
const staffWith = async (...rows: Row[]) => (await buildPortalUser(api, [await buildRole(api, rows)])).token
const change = (more: Partial<Transaction>) =>
  api.database.write((manager) => manager.update(Transaction, { transactionID: payment.transactionID }, more))

describe('GET /search', () => {
  it('opens a pasted id, whatever its kind, and finds a payment by the rows around it', async () => {
    const { transactionID } = payment
    expect((await found(` ${transactionID.toUpperCase()} `, staff)).opens).toMatchObject({
      ...{ kind: 'transaction', id: transactionID, pageID: transactionID, matched: 'id' },
      ...{ amount: 4_517, currency: 'USD', status: 'succeeded', clientID: merchant.clientID },
    })
    const refund = (await merchant.ask(transactionID, 'refunds', { amount: 1 })).body.refundID
    const { items } = (await merchant.get(`/transactions/${transactionID}/attempts`)).body
    const disputed = (await merchant.pay()).body.transactionID
    await disputeNow(api, disputed)
    const dispute = (await merchant.detail(disputed)).disputes[0]?.disputeID ?? ''
    for (const [id, kind, pageID] of [
      [refund, 'refund', transactionID],
      [items[0].attemptID, 'attempt', transactionID],
      [dispute, 'dispute', disputed],
      [merchant.apiUserID, 'api_user', merchant.apiUserID],
    ])
      for (const token of [staff, merchant.token])
        expect((await found(id, token)).opens).toMatchObject({ kind, id, pageID, clientID: merchant.clientID })
    expect((await found(merchant.clientID, staff)).opens).toMatchObject({ kind: 'client', id: merchant.clientID })
  })

  it('finds payments by reference, processor’s reference, last four, amount and payer, for staff and their merchant', async () => {
    await change({ processorReference: 'pi_outside_1', cardLast4: '7731' })
    for (const [q, matched] of [
      ['order-77', 'reference'],
      ['pi_outside_1', 'processor_reference'],
      ['7731', 'last_four'],
      ['45.17', 'amount'],
      ['$45.17', 'amount'],
      ['45.17 usd', 'amount'],
      ['EUR 45.17', null],
      ['payer@SHOP.example', 'email'],
    ] as const)
      for (const token of [staff, merchant.token]) {
        const { groups, opens } = await found(q, token)
        const hits = groups.flatMap(({ items }) => items).filter(({ id }) => id === payment.transactionID)
        expect([q, opens, hits.map((hit) => hit.matched)]).toEqual([q, null, matched ? [matched] : []])
      }
  })

  it('finds people by e-mail address: clients, members, staff and API users', async () => {
    const role = await buildRole(api, [[null, '/**']], { isForMembers: true })
    const member = await buildMember(api, merchant, role)
    expect(kindsOf(await found(merchant.emailAddress.toUpperCase(), staff))).toEqual(['client', 'member'])
    expect(idsOf(await found(member.emailAddress, staff))).toEqual([member.clientMemberID])
    const colleague = await buildPortalUser(api, [])
    expect(idsOf(await found(colleague.email, staff))).toEqual([colleague.id])
    expect(idsOf(await found(member.emailAddress, merchant.token))).toEqual([member.clientMemberID])
    expect(idsOf(await found(colleague.email, merchant.token))).toEqual([])
    expect(idsOf(await found(member.emailAddress, other.token))).toEqual([])
  })

  it('finds a call of a program by request ID', async () => {
    const { headers } = await merchant.pay({ amount: 0 })
    const q = String(headers.get('x-request-id'))
    await until(
      () => found(q, merchant.token),
      (answer) => kindsOf(answer).length > 0,
    )
    for (const token of [staff, merchant.token]) expect(kindsOf(await found(q, token))).toEqual(['request_log'])
    expect(kindsOf(await found(q, other.token))).toEqual([])
  })

  it('tells a merchant nothing of another one, by id or by words', async () => {
    await change({ processorReference: 'pi_outside_2', cardLast4: '7732' })
    const absent = newId('txn')
    const words = ['order-77', 'pi_outside_2', '7732', '45.17', 'payer@shop.example', merchant.emailAddress]
    for (const q of [payment.transactionID, merchant.apiUserID, merchant.clientID, ...words]) {
      const { body, status } = await search(q, other.token)
      expect([q, status, body]).toEqual([q, 200, (await search(absent, other.token)).body])
    }
  })

  it('tells staff only of kinds whose page their permissions open', async () => {
    const { transactionID } = payment
    const nobody = await staffWith()
    for (const q of [transactionID, merchant.clientID, 'order-77', '45.17', merchant.emailAddress])
      expect(await found(q, nobody)).toEqual({ mode: 'test', opens: null, groups: [], otherMode: null })
    const lister = await staffWith(['GET', '/transactions'])
    expect(kindsOf(await found('order-77', lister))).toEqual([])
    const reader = await staffWith(['GET', '/transactions/:transactionID'])
    expect(kindsOf(await found('order-77', reader))).toEqual(['transaction'])
    expect(kindsOf(await found(merchant.emailAddress, reader))).toEqual([])
    const ofPeople = await staffWith(['GET', '/clients/:clientID'], ['GET', '/portal-users'])
    expect(kindsOf(await found(merchant.emailAddress, ofPeople))).toEqual(['client', 'member'])
    expect((await found(transactionID, ofPeople)).opens).toBeNull()
  })

  it('keeps a member to its role', async () => {
    const role = await buildRole(api, [['GET', '/clients/:clientID/apiusers']], { isForMembers: true })
    const { token } = await buildMember(api, merchant, role)
    expect((await found(payment.transactionID, token)).opens).toBeNull()
    expect((await found(merchant.apiUserID, token)).opens).toMatchObject({ kind: 'api_user' })
  })

  it('is for people: not for programs, and not for visitors', async () => {
    expect((await search('order-77', merchant.accessToken)).status).toBe(403)
    expect((await api.call('GET', '/search?q=order-77')).status).toBe(401)
  })

  it('says in which mode an id is, to whoever may open it there', async () => {
    const { body } = await search(payment.transactionID, merchant.token, 'live')
    expect(body).toEqual({ mode: 'live', opens: null, groups: [], otherMode: 'test' })
    expect((await search(payment.transactionID, other.token, 'live')).body.otherMode).toBeNull()
    expect((await search('order-77', staff, 'live')).body.groups).toEqual([])
    expect((await search('order-77', staff, 'both')).status).toBe(422)
  })

  it('tells at most a few of each kind, newest first, and that there are more', async () => {
    for (let count = 0; count <= searchHitsMax; count += 1) await merchant.pay({ reference: 'often' })
    const { groups } = await found('often', merchant.token)
    expect(groups).toMatchObject([{ kind: 'transaction', hasMore: true }])
    const times = (groups[0]?.items ?? []).map(({ createdAt }) => createdAt)
    expect(times).toHaveLength(searchHitsMax)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('takes every character as itself', async () => {
    for (const q of [
      '%',
      '_',
      '*',
      '.*',
      '(a+)+$',
      "' OR 1=1 --",
      '"; DROP TABLE "transactions"',
      '\\',
      '💶',
      'ordér-77',
      '-1',
      '0',
    ])
      expect([q, (await search(q, staff)).body.groups]).toEqual([q, []])
  })

  it.each(['', '   ', 'x'.repeat(201), 'a\u0000b', '4111 1111 1111 1111 12', '5555341244441115'])(
    'refuses %j, and says nothing of it again',
    async (q) => {
      const { status, body } = await search(q, staff)
      expect([status, Object.keys(body.fields)]).toEqual([422, ['q']])
      if (q.trim().length > 3) expect(JSON.stringify(body)).not.toContain(q)
    },
  )
})

describe('what a search asks the database', () => {
  const explain = async (statement: string, values: unknown[], hasOrders = true): Promise<string> => {
    let plan: unknown
    const undone = new Error('The indexes stand again')
    const unit = api.database.write(async (manager) => {
      // So few rows are read faster without an index, or in the order of another one: the question is whether one fits.
      if (isPostgres) await manager.query('SET LOCAL enable_seqscan = off')
      if (isPostgres && !hasOrders) await dropOrders(manager)
      plan = await manager.query(`EXPLAIN ${isPostgres ? '' : 'QUERY PLAN '}${statement}`, values)
      throw undone
    })
    await expect(unit).rejects.toBe(undone)
    return JSON.stringify(plan)
  }
  const dropOrders = async (manager: EntityManager) => {
    const asked = `SELECT "indexname" FROM "pg_indexes" WHERE "indexname" ~ '^transactions_(by_createdAt|live_[1-4])'`
    const found = await manager.query<{ indexname: string }[]>(asked)
    for (const { indexname } of found) await manager.query(`DROP INDEX "${indexname}"`)
  }
  const whole = (table: string) =>
    new RegExp(isPostgres ? `Seq Scan on ${table}\\b` : `SCAN ${table}(?! USING (COVERING )?INDEX)`)
  const reaches = [{ mode: 'test' }, { mode: 'live' }, { mode: 'live', clientID: 'cli_none' }] as const
  const values = (reach: object) => ('clientID' in reach ? ['x', 'cli_none'] : ['x'])

  it.each(looks.map((look) => [look.kept.table, look.matched, look] as const))(
    'reads no whole table: %s by %s',
    async (table, _, look) => {
      for (const reach of reaches) {
        if ('clientID' in reach && !look.kept.clientID) continue
        const plan = await explain(statementOf(look, reach), values(reach), false)
        expect(plan).not.toMatch(whole(table))
        expect(plan).not.toMatch(/transactions_(by_createdAt|live_[1-4])/)
      }
    },
  )

  it('finds each id by a key', async () => {
    for (const [prefix, some] of Object.entries(keptByID))
      for (const kept of some)
        for (const reach of reaches)
          expect(await explain(byID(kept, newId(prefix as IdPrefix), reach), values(reach))).not.toMatch(
            whole(kept.table),
          )
  })

  it('looks for amounts along the newest payments', async () => {
    for (const reach of reaches) {
      const plan = await explain(amountsStatement(amountsIn('45.17'), reach), 'clientID' in reach ? ['cli_none'] : [])
      expect(plan).not.toMatch(whole('transactions'))
      expect(plan).toMatch(/transactions_(by_|live_)/)
    }
  })

  it('understands amounts as people write them', () => {
    expect([...amountsIn('1,234.50 USD')]).toEqual([[123_450, ['USD']]])
    expect([...amountsIn('¥500').keys()].sort()).toEqual([500, 50_000, 500_000])
    for (const none of ['', '.', '1.2.3', 'USD', '12.345678', '0', '-5', '1e9', 'XYZ 5'])
      expect(amountsIn(none).size).toBe(0)
  })
})
