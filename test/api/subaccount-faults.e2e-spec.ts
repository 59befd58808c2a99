import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { subaccountReadAfterMs } from '#contract/processor-limits.js'
import { ConnectedStates } from '../../api/src/money/connected-accounts/connected-states.service.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { SettlementAccount } from '../../api/src/money/settlement-accounts/settlement-account.entity.js'
import { sealedColumns } from '../../api/src/process/app-secret/sealed-columns.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { AppSecret } from '../../api/src/platform/config/app-secret.js'
import { Seal } from '../../api/src/platform/crypto/seal.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { startOnboarding } from '../support/connected.js'
import { outcomeOf } from '../support/factors.js'
import { endHold } from '../support/payouts.js'
import { type PaystackDouble, paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { followBanks, openSubaccount, setBank, subaccountsOf, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let double: PaystackDouble
let secretKey: string
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  double = stage.double as PaystackDouble
  secretKey = double.settings.secretKey
  await useSubaccounts(stage)
})
afterEach(() => {
  double.settings.secretKey = secretKey
})
afterAll(() => stage.close())

const pathOf = ({ clientID }: SignedInClient, rest = '') => `/clients/${clientID}/connected-accounts${rest}`
const listOf = (who: SignedInClient) => stage.api.call('GET', pathOf(who), { token: who.token })
const stateOf = async (who: SignedInClient) => (await listOf(who)).body.items[0]
const refresh = (who: SignedInClient, id: string) =>
  stage.api.call('POST', pathOf(who, `/${id}/refresh`), { token: who.token })
const rowOf = (connectedAccountID: string) =>
  stage.api.database.read.findOneByOrFail(ConnectedAccount, { connectedAccountID })
const edit = (connectedAccountID: string, change: Partial<ConnectedAccount>) =>
  stage.api.database.write((manager) => manager.update(ConnectedAccount, { connectedAccountID }, change))
const numberAt = (reference: string) => subaccountsOf(stage).one(reference).account_number
const ownOf = ({ clientID }: SignedInClient) =>
  [...subaccountsOf(stage).held.values()].filter(({ metadata }) => metadata?.includes(clientID))
const longAgo = () => new Date(clock.time() - subaccountReadAfterMs - 1)
const roll = () => {
  double.settings.secretKey = 'sk_test_of-tomorrow'
}

async function changeBank(who: SignedInClient, accountNumber: string, overrides: object = {}): Promise<void> {
  await setBank(stage, who, { accountNumber, ...overrides })
  await endHold(stage.api, who.clientID)
}

describe('a row of the database that was changed', () => {
  it('is moved to no other client', async () => {
    const [thief, victim] = [await buildClient(stage.api), await buildClient(stage.api)]
    await setBank(stage, victim)
    const { connectedAccountID } = await openSubaccount(stage, thief)
    const { clientID } = victim
    const paidIntoAt = new Date(clock.time() + 1_000_000)
    await edit(connectedAccountID, { clientID, settlementAccountID: clientID, paidIntoAt, toldAt: longAgo() })
    await followBanks(stage)
    expect(await stateOf(victim)).toMatchObject({
      ...{ state: 'action_required', areChargesEnabled: false, paidInto: null },
      disabledReason: 'settlement_account_unreadable',
    })
  })

  it('is sealed as a replaced secret looks for it', async () => {
    const { connectedAccountID } = await openSubaccount(stage, await buildClient(stage.api))
    const row = (await rowOf(connectedAccountID)) as unknown as Record<string, string>
    const opened = sealedColumns
      .filter(({ table }) => table === 'connected_accounts')
      .map(({ key, column, use }) =>
        new Seal(stage.api.app.get(AppSecret, { strict: false }), use).open(
          key.map((name) => row[name]).join(' '),
          row[column] ?? '',
        ),
      )
    expect(opened).toEqual([expect.stringContaining('0123456047')])
  })

  it('and names another client’s subaccount takes no payments, and pays nobody elsewhere', async () => {
    const [thief, victim] = [await buildClient(stage.api), await buildClient(stage.api)]
    const [own, other] = [await openSubaccount(stage, thief), await openSubaccount(stage, victim)]
    await edit(other.connectedAccountID, { reference: 'ACCT_elsewhere' })
    await edit(own.connectedAccountID, { reference: other.reference })
    await changeBank(thief, '0123456050')
    await followBanks(stage)
    expect(numberAt(other.reference)).toBe('0123456047')
    expect(await stateOf(thief)).toMatchObject({ state: 'inactive', disabledReason: 'other_owner' })
    await edit(own.connectedAccountID, { reference: own.reference })
    await followBanks(stage)
    expect(await stateOf(thief)).toMatchObject({ state: 'enabled', paidInto: { accountNumberLast4: '6050' } })
  })

  it.each([
    ['another client', (metadata: object) => JSON.stringify({ ...metadata, clientID: 'cli_other' })],
    ['no client', ({ connectedAccountID }: { connectedAccountID: string }) => JSON.stringify({ connectedAccountID })],
    ['nothing', () => null],
  ])('is found where the metadata names %s', async (_what, instead) => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    const metadata = JSON.parse(subaccountsOf(stage).one(reference).metadata ?? '')
    subaccountsOf(stage).change(reference, { metadata: instead(metadata) })
    const { body } = await refresh(client, connectedAccountID)
    expect(body).toMatchObject({ state: 'inactive', areChargesEnabled: false, disabledReason: 'other_owner' })
  })

  it('and can’t be opened keeps nobody else from being paid, and is right again once the account is saved', async () => {
    const [broken, sound] = [await buildClient(stage.api), await buildClient(stage.api)]
    const { connectedAccountID, reference } = await openSubaccount(stage, broken)
    const other = await openSubaccount(stage, sound)
    await edit(connectedAccountID, { sealedPaidInto: 'nothing', toldAt: longAgo() })
    await stage.api.database.write((manager) =>
      manager.update(SettlementAccount, { clientID: broken.clientID }, { sealed: 'no', updatedAt: clock.now() }),
    )
    await changeBank(sound, '0123456051')
    await followBanks(stage)
    expect(numberAt(other.reference)).toBe('0123456051')
    const stopped = { disabledReason: 'settlement_account_unreadable', areChargesEnabled: false, paidInto: null }
    expect(await stateOf(broken)).toMatchObject(stopped)
    expect((await refresh(broken, connectedAccountID)).body).toMatchObject(stopped)
    expect((await stage.api.call('GET', '/connected-accounts', { token: stage.token })).status).toBe(200)
    await changeBank(broken, '0123456052')
    await followBanks(stage)
    expect(await stateOf(broken)).toMatchObject({ state: 'enabled', paidInto: { accountNumberLast4: '6052' } })
    expect(numberAt(reference)).toBe('0123456052')
  })
})

describe('a settlement account that is refused', () => {
  it('with the key is told once the key is right, and payments go on', async () => {
    const client = await buildClient(stage.api)
    const { reference } = await openSubaccount(stage, client)
    await changeBank(client, '0123456048')
    roll()
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ state: 'enabled', paidInto: { accountNumberLast4: '6047' } })
    double.settings.secretKey = secretKey
    await followBanks(stage)
    expect(numberAt(reference)).toBe('0123456048')
  })

  it('with the key at a start says nothing of the account', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    roll()
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'CONNECT_REFUSED'])
  })

  it('of the moment is told again a day later', async () => {
    const client = await buildClient(stage.api)
    const { connectedAccountID, reference } = await openSubaccount(stage, client)
    double.payouts.holders.set('0123456053', 'Another Trader')
    await changeBank(client, '0123456053')
    await followBanks(stage)
    double.payouts.holders.delete('0123456053')
    await followBanks(stage)
    expect(await stateOf(client)).toMatchObject({ disabledReason: 'settlement_account_refused' })
    clock.moveBy(subaccountReadAfterMs)
    await followBanks(stage)
    clock.moveBy(-subaccountReadAfterMs)
    expect(await rowOf(connectedAccountID)).toMatchObject({ areChargesEnabled: true, disabledReason: null })
    expect(numberAt(reference)).toBe('0123456053')
  })

  it('where a lost creation is found keeps its row, so no second one is made', async () => {
    const client = await buildClient(stage.api)
    await setBank(stage, client)
    double.fail('connect', 'after')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([503, 'CONNECT_UNANSWERED'])
    await changeBank(client, '0000000000')
    expect(outcomeOf(await startOnboarding(stage, client))).toEqual([409, 'SETTLEMENT_ACCOUNT_REFUSED'])
    await changeBank(client, '0123456054')
    expect((await startOnboarding(stage, client)).body.connectedAccount.state).toBe('enabled')
    expect(ownOf(client)).toMatchObject([{ account_number: '0123456054' }])
  })
})

it('A lost creation is found and paid into another bank with the same number', async () => {
  const client = await buildClient(stage.api)
  const { connectedAccountID } = await openSubaccount(stage, client)
  await edit(connectedAccountID, { reference: null, areChargesEnabled: false })
  await changeBank(client, '0123456047', { bankCode: '057' })
  expect((await startOnboarding(stage, client)).status).toBe(201)
  expect(ownOf(client)).toMatchObject([{ settlement_bank: '057' }])
})

it('An account that changes while it is looked at waits for its hold', async () => {
  const client = await buildClient(stage.api)
  const { reference } = await openSubaccount(stage, client)
  await setBank(stage, client)
  const { read } = stage.api.database
  const { findBy } = read
  read.findBy = (async (entity: never, where: never) => {
    const isLook = (entity as unknown) === SettlementAccount
    if (isLook) read.findBy = findBy
    if (isLook) await setBank(stage, client, { accountNumber: '0123456055' })
    return findBy.call(read, entity, where)
  }) as typeof findBy
  await followBanks(stage)
  expect((await stateOf(client)).changeHeldUntil).not.toBeNull()
  expect(numberAt(reference)).toBe('0123456047')
})

it('A reading that began before the change says nothing of it', async () => {
  const client = await buildClient(stage.api)
  const { connectedAccountID, reference } = await openSubaccount(stage, client)
  const before = await rowOf(connectedAccountID)
  await changeBank(client, '0123456056')
  await followBanks(stage)
  await stage.api.app.get(ConnectedStates, { strict: false }).read(before, reference)
  expect(await stateOf(client)).toMatchObject({ state: 'enabled', paidInto: { accountNumberLast4: '6056' } })
})

it('Where money goes, and whether it does, is in the audit log', async () => {
  const client = await buildClient(stage.api)
  const { connectedAccountID } = await openSubaccount(stage, client)
  await changeBank(client, '0123456057')
  await followBanks(stage)
  await setBank(stage, client, { currencies: ['USD'] })
  await followBanks(stage)
  await followBanks(stage)
  const entries = await stage.api.database.read.find(AuditEntry, {
    where: { targetID: connectedAccountID },
    order: { sequence: 'ASC' },
  })
  const told = entries.map(({ action, actorKind, before, after }) => [
    ...[action.replace('connected_account.', ''), actorKind],
    ...[before, after].map((text) => JSON.parse(text ?? '{}').accountNumberLast4),
    JSON.parse(after ?? '{}').disabledReason,
  ])
  expect(told).toEqual([
    ['onboarding_started', 'client', undefined, '6047', undefined],
    ['enabled', 'client', undefined, undefined, null],
    ['paid_elsewhere', 'system', '6047', '6057', undefined],
    ['stopped', 'system', undefined, undefined, 'no_settlement_account'],
  ])
})
