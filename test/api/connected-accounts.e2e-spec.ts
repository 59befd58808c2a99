import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { startHold } from '../../api/src/people/holds/client-hold.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { connectMerchant, startOnboarding, useConnect } from '../support/connected.js'
import { outcomeOf } from '../support/factors.js'
import { giveOwnAccount } from '../support/own-accounts.js'
import { Stage } from '../support/processors/stage.js'
import { doubledStripe, type StripeDouble } from '../support/processors/stripe-double.js'
import { ageProofs } from '../support/step-up.js'

let stage: Stage
let double: StripeDouble
let other: SignedInClient
beforeAll(async () => {
  stage = await Stage.set(doubledStripe)
  double = stage.double as StripeDouble
  other = await buildClient(stage.api)
})
afterAll(() => stage.close())

const pathOf = ({ clientID }: Pick<SignedInClient, 'clientID'>, rest = '') =>
  `/clients/${clientID}/connected-accounts${rest}`
const listOf = async (who: Pick<SignedInClient, 'clientID' | 'token'>) =>
  (await stage.api.call('GET', pathOf(who), { token: who.token })).body
const put = (account: string, body: object) =>
  stage.api.call('PUT', `/processor-accounts/${account}`, { token: stage.token, body: { name: 'Stripe', ...body } })

describe('an account of the platform', () => {
  it('takes no connected accounts before Connect is turned on', async () => {
    const client = await buildClient(stage.api)
    expect((await listOf(client)).offers).toEqual([])
    const { status, body } = await startOnboarding(stage, client)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['processorAccountID']])
  })

  it('offers itself with Connect, at processors that have it, and never at a client’s own account', async () => {
    await useConnect(stage)
    expect((await listOf(other)).offers).toMatchObject([{ processorAccountID: stage.account, title: 'Stripe' }])
    const sandbox = { processor: 'sandbox', mode: 'test', name: 'Sandbox', usesConnect: true }
    const made = await stage.api.call('POST', '/processor-accounts', { token: stage.token, body: sandbox })
    expect([made.status, Object.keys(made.body.fields)]).toEqual([422, ['usesConnect']])
    const { processorAccountID } = await giveOwnAccount(stage.api, other.clientID)
    const own = await put(processorAccountID, { usesConnect: true })
    expect([own.status, Object.keys(own.body.fields)]).toEqual([422, ['usesConnect']])
  })
})

describe('POST /clients/:clientID/connected-accounts', () => {
  it('makes one account at the processor, however often and at the same time it is asked', async () => {
    const client = await buildClient(stage.api)
    const answers = await Promise.all([1, 2, 3].map(() => startOnboarding(stage, client)))
    for (const { status, body } of answers) {
      expect([status, body.connectedAccount.state]).toEqual([201, 'created'])
      expect(body.url).toMatch(/^https:\/\/connect\.stripe\.com\/setup\//)
    }
    const mine = [...double.books.connect.accounts.values()].filter(
      ({ metadata }) => metadata.clientID === client.clientID,
    )
    expect(mine).toHaveLength(1)
    const { items } = await listOf(client)
    expect(items).toMatchObject([{ reference: mine[0]?.id, state: 'created', areChargesEnabled: false }])
    const [entry] = await stage.api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 1 })
    expect(entry).toMatchObject({ action: 'connected_account.onboarding_started', actorKind: 'client' })
    expect(JSON.stringify(entry)).not.toContain('connect.stripe.com')
  })

  it('goes on with the same account after a process that ended in between', async () => {
    const client = await buildClient(stage.api)
    const { body } = await startOnboarding(stage, client)
    const { connectedAccountID, reference } = body.connectedAccount
    await stage.api.database.write((manager) =>
      manager.update(ConnectedAccount, { connectedAccountID }, { reference: null, toldAt: null }),
    )
    const again = await startOnboarding(stage, client)
    expect(again.body.connectedAccount).toMatchObject({ connectedAccountID, reference })
  })

  it('says so when the processor refuses or gives no answer', async () => {
    const client = await buildClient(stage.api)
    double.books.connect.isOff = true
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'CONNECT_REFUSED'])
    expect((await listOf(client)).items).toEqual([])
    double.books.connect.isOff = false
    double.mangle(null, () => '{"id":"acct_x"}')
    const unanswered = outcomeOf(await startOnboarding(stage, client))
    double.mangle(null)
    expect(unanswered).toEqual([503, 'CONNECT_UNANSWERED'])
    expect((await listOf(client)).items).toMatchObject([{ reference: null, state: 'created' }])
    expect((await startOnboarding(stage, client)).status).toBe(201)
  })

  it('goes on with the account whose answer was lost, although the next start is one too many', async () => {
    const client = await buildClient(stage.api)
    double.mangle(null, () => '{"id":"acct_x"}')
    await startOnboarding(stage, client)
    double.mangle(null)
    const [lost] = (await listOf(client)).items
    double.fail('inquire', '429')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    const { body } = await startOnboarding(stage, client)
    expect(body.connectedAccount.connectedAccountID).toBe(lost.connectedAccountID)
    const made = [...double.books.connect.accounts.values()].map(({ metadata }) => metadata.clientID)
    expect(made.filter((clientID) => clientID === client.clientID)).toHaveLength(1)
  })

  it.each([
    [{ processorAccountID: '' }],
    [{ processorAccountID: 7 }],
    [{ processorAccountID: `pra_${'0'.repeat(26)}` }],
  ])('refuses %j', async (more) => {
    const { status, body } = await startOnboarding(stage, other, more)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['processorAccountID']])
  })

  it('asks for a token, for the client itself, for a fresh proof and for the end of a hold', async () => {
    const client = await buildClient(stage.api)
    const body = { processorAccountID: stage.account }
    expect((await stage.api.call('POST', pathOf(client), { body })).status).toBe(401)
    expect((await stage.api.call('POST', pathOf(client), { token: stage.token, body })).status).toBe(403)
    expect((await stage.api.call('POST', pathOf(client), { token: other.token, body })).status).toBe(404)
    await ageProofs(stage.api, client.clientID)
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([403, 'STEP_UP_REQUIRED'])
    const held = await buildClient(stage.api)
    await stage.api.database.write((manager) => startHold(manager, held, 'settlement_account_changed'))
    expect(outcomeOf(await startOnboarding(stage, held))).toEqual([409, 'CHANGES_HELD'])
  })
})

describe('the state of a connected account', () => {
  it('follows what the processor says after each notice', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = (await startOnboarding(stage, client)).body.connectedAccount
    const now = async () => (await listOf(client)).items[0]
    for (const [how, state] of [
      ['submitted', 'in_review'],
      ['restricted', 'action_required'],
      ['enabled', 'enabled'],
    ] as const) {
      double.books.connect.becomes(reference, how)
      await stage.hear()
      expect(await now()).toMatchObject({ connectedAccountID, state })
    }
    double.books.connect.disconnects(reference)
    await stage.hear()
    expect(await now()).toMatchObject({ state: 'disconnected', areChargesEnabled: false })
  })

  it('stays as it was when the key of the platform may not read it, and is read once it may', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await connectMerchant(stage, client)
    double.books.connect.lacksRight = true
    double.books.connect.becomes(reference, 'restricted')
    await stage.hear()
    const path = `/connected-accounts/${connectedAccountID}/refresh`
    expect(outcomeOf(await stage.api.call('POST', path, { token: stage.token }))).toEqual([409, 'CONNECT_REFUSED'])
    expect((await listOf(client)).items).toMatchObject([{ state: 'enabled' }])
    double.books.connect.lacksRight = false
    await stage.dueNow()
    expect((await listOf(client)).items).toMatchObject([{ state: 'action_required' }])
  })

  it('is asked for at most every few seconds', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID } = await connectMerchant(stage, client)
    const before = double.books.connect.reads
    const asked = Array.from({ length: 5 }, () =>
      stage.api.call('POST', pathOf(client, `/${connectedAccountID}/refresh`), { token: client.token }),
    )
    for (const { status, body } of await Promise.all(asked)) expect([status, body.state]).toEqual([200, 'enabled'])
    expect(double.books.connect.reads).toBe(before + 1)
  })

  it('makes the accounts be read again only when it takes payments from now on, or no longer', async () => {
    const client = await buildClient(stage.api)
    const { reference } = await connectMerchant(stage, client)
    const { connect } = double.books
    const version = async () => (await stage.api.database.read.findOneBy(Setting, { name: 'processorsVersion' }))?.value
    const after = async (how: 'enabled' | 'restricted') => {
      connect.becomes(reference, how)
      await stage.hear()
      return version()
    }
    const first = await version()
    expect(await after('enabled')).toBe(first)
    const second = await after('restricted')
    expect(second).not.toBe(first)
    expect(await after('restricted')).toBe(second)
  })

  it('of the other mode is told to the same address at Stripe, and is left there', async () => {
    const client = await buildClient(stage.api)
    const { reference } = await connectMerchant(stage, client)
    double.books.connect.becomes(reference, 'restricted')
    for (const notice of double.takeNotices({ mode: 'live' })) expect((await stage.post(notice)).status).toBe(204)
    expect((await stage.worked()).every(({ status }) => status !== 'waiting')).toBe(true)
    expect((await listOf(client)).items).toMatchObject([{ state: 'enabled' }])
  })

  it('is asked for by its client and by staff, and by nobody else', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await connectMerchant(stage, client)
    double.books.connect.becomes(reference, 'restricted')
    double.takeNotices()
    const rest = `/${connectedAccountID}/refresh`
    const mine = await stage.api.call('POST', pathOf(client, rest), { token: client.token })
    expect([mine.status, mine.body.state]).toEqual([200, 'action_required'])
    expect(mine.body.requirementsDue).toEqual(['individual.verification.document'])
    const staff = await stage.api.call('POST', `/connected-accounts${rest}`, { token: stage.token })
    expect([staff.status, staff.body.clientID]).toEqual([200, client.clientID])
    expect((await stage.api.call('POST', pathOf(other, rest), { token: other.token })).status).toBe(404)
    expect((await stage.api.call('POST', `/connected-accounts${rest}`, { token: other.token })).status).toBe(403)
    expect((await stage.api.call('POST', `/connected-accounts${rest}`)).status).toBe(401)
    const absent = `/connected-accounts/cac_${'0'.repeat(26)}/refresh`
    expect((await stage.api.call('POST', absent, { token: stage.token })).status).toBe(404)
    const program = await buildApiUser(stage.api, other)
    expect(program).toBeDefined()
  })

  it('is listed for staff, by client and by account', async () => {
    const client = await buildClient(stage.api)
    await connectMerchant(stage, client)
    const get = async (query: string) =>
      (await stage.api.call('GET', `/connected-accounts${query}`, { token: stage.token })).body.items
    expect(await get(`?clientID=${client.clientID}`)).toMatchObject([{ clientID: client.clientID, state: 'enabled' }])
    expect((await get(`?processorAccountID=${stage.account}&limit=100`)).length).toBeGreaterThan(1)
    expect(await get('?mode=live')).toEqual([])
    expect((await stage.api.call('GET', '/connected-accounts', { token: client.token })).status).toBe(403)
  })

  it('keeps Connect on', async () => {
    expect(outcomeOf(await put(stage.account, { usesConnect: false }))).toEqual([409, 'PROCESSOR_ACCOUNT_CONNECTED'])
  })
})
