import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { clock } from '#contract/clock.js'
import { sealedColumns } from '../../api/src/process/app-secret/sealed-columns.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Seal } from '../../api/src/platform/crypto/seal.js'
import { AppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import {
  accessTokenFor,
  type BuiltApiUser,
  buildApiUser,
  buildClient,
  clientPassword,
  type SignedInClient,
} from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { environmentOf, runBuilt, runProduct } from '../support/product-process.js'
import { migratedDatabase } from '../support/started-database.js'
import { buildEndpoint } from '../support/webhooks.js'
import { entities } from '../../api/src/process/entities.js'

const [first, second] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
const both = { APP_SECRET: second, APP_SECRET_PREVIOUS: first }
const command = 'process/app-secret/rotate-secret'
const commandFile = fileURLToPath(new URL(`../../dist/server/${command}-command.js`, import.meta.url))
const dieAt = new URL('../support/die-at.mjs', import.meta.url).href
const waitingMails = 400

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let database: Database
let gatehouse: Gatehouse
let client: SignedInClient
let apiUser: BuiltApiUser
let resetToken: string
beforeAll(async () => {
  ;({ settings, remove } = await migratedDatabase())
  // Mails wait, sealed, for a server that is not there.
  const others = { EXPOSE_RESET_TOKEN: '1', SMTP_URL: 'smtp://127.0.0.1:1', WEBHOOK_ALLOW_PRIVATE: '1' }
  Object.assign(settings, others, { RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'fatal' })
  database = await Database.open(readEnvironment(settings), entities)
})
afterAll(async () => {
  await database.onApplicationShutdown()
  await remove()
})

const startWith = async (secrets: object) => {
  gatehouse = await startGatehouse({ ...settings, ...secrets })
}

const account = (bankName: string) => ({
  accountHolder: 'Harbor Pine Ltd',
  bankName,
  accountNumber: 'DE89370400440532013000',
  bankCode: 'COBADEFFXXX',
  password: clientPassword,
})
const save = ({ clientID, token }: SignedInClient, bankName: string) =>
  gatehouse.call('PUT', `/clients/${clientID}/settlement-account`, { token, body: account(bankName) })
const addDollars = ({ clientID, token }: SignedInClient) => {
  const body = { ...account('Second Bank'), accountNumber: '0001112223', currencies: ['USD'] }
  return gatehouse.call('POST', `/clients/${clientID}/settlement-accounts`, { token, body })
}
const bankNamesOf = async ({ clientID, token }: SignedInClient): Promise<string[]> =>
  (await gatehouse.call('GET', `/clients/${clientID}/settlement-accounts`, { token })).body.items.map(
    ({ bankName }: { bankName: string }) => bankName,
  )
const bankNameOf = async ({ clientID, token }: SignedInClient): Promise<string> =>
  (await gatehouse.call('GET', `/clients/${clientID}/settlement-account`, { token })).body.bankName

const expectRefused = async (secrets: object, sentence: RegExp) => {
  const { code, stderr } = await runProduct({ ...settings, ...secrets })
  expect([code, sentence.test(stderr) || stderr]).toEqual([1, true])
}

/** Of everything sealed, how much this secret alone opens, and how much it does not. */
async function opened(secret: string): Promise<{ yes: number; no: number }> {
  const found = { yes: 0, no: 0 }
  for (const { table, key, column, use } of sealedColumns) {
    const seal = new Seal(new AppSecret(secret), use)
    const rows: Record<string, string>[] = await database.read.query(
      `SELECT * FROM "${table}" WHERE "${column}" IS NOT NULL AND "${column}" <> ''`,
    )
    for (const row of rows) {
      try {
        seal.open(key.map((name) => row[name]).join(' '), row[column] ?? '')
        found.yes += 1
      } catch {
        found.no += 1
      }
    }
  }
  return found
}

async function fillMails(): Promise<void> {
  const seal = new Seal(new AppSecret(first), 'mails')
  const now = clock.now()
  const rows = Array.from({ length: waitingMails }, () => {
    const mailID = newId('mal')
    const nextAttemptAt = new Date(now.getTime() + 3_600_000)
    return { mailID, kind: 'contact', sealed: seal.seal(mailID, '{}'), attempts: 0, nextAttemptAt, createdAt: now }
  })
  await database.write((manager) => manager.insert(Mail, rows as Mail[]))
}

/** The command is gone after its second unit that seals mails anew: some are left, however fast it is. */
async function killHalfway(): Promise<void> {
  const dying = { NODE_OPTIONS: `--import=${dieAt}`, DIE_AT: '2 after mails' }
  const env = environmentOf({ ...settings, ...both, ...dying })
  const [, signal] = await once(spawn(process.execPath, [commandFile], { env, stdio: 'ignore' }), 'close')
  expect(signal).toBe('SIGKILL')
}

describe('APP_SECRET replaced by another one', () => {
  it('is sealed with everywhere it is looked for', () => {
    const sealed = database.read.connection.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.flatMap(({ databaseName }) => (/sealed/i.test(databaseName) ? `${tableName}.${databaseName}` : [])),
    )
    expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(sealed.sort())
  })

  it('is refused at a start while the one of before is not set, and so is the command', async () => {
    await startWith({ APP_SECRET: first })
    client = await buildClient(gatehouse)
    apiUser = await buildApiUser(gatehouse, client)
    expect((await save(client, 'First Bank')).status).toBe(200)
    expect((await addDollars(client)).status).toBe(201)
    await buildEndpoint(gatehouse, client, 'http://127.0.0.1:9/hooks')
    const body = { email: client.emailAddress }
    resetToken = (await gatehouse.call('POST', '/account/forgot', { body })).body.resetToken
    const early = await runBuilt(command, { ...settings, ...both })
    expect([early.code, early.stderr]).toEqual([1, expect.stringMatching(/still uses the old secret/)])
    await gatehouse.end('SIGTERM')
    await expectRefused({ APP_SECRET: second }, /uses a different APP_SECRET/)
    await fillMails()
  })

  it('reads what was written before, and sessions go on', async () => {
    await startWith(both)
    expect(await bankNameOf(client)).toBe('First Bank')
    const balance = await gatehouse.call('GET', '/balance', { token: apiUser.accessToken })
    expect(balance.status).toBe(200)
    expect(await accessTokenFor(gatehouse, apiUser.apiKey, apiUser.apiSecret)).toEqual(expect.any(String))
    const other = await buildClient(gatehouse)
    expect((await save(other, 'New Bank')).status).toBe(200)
    expect((await opened(second)).yes).toBeGreaterThan(0)
    await gatehouse.end('SIGTERM')
    for (const APP_SECRET of [first, second]) await expectRefused({ APP_SECRET }, /It needs both/)
    await expectRefused({ APP_SECRET: randomBytes(32).toString('hex') }, /uses a different APP_SECRET/)
  })

  it('takes over what is sealed while payments and changes go on, also after the command was killed', async () => {
    await startWith(both)
    await killHalfway()
    const halfway = await opened(second)
    expect(halfway.no).toBeGreaterThan(0)
    const left = await runBuilt(command, { ...settings, ...both }, '--left')
    expect([left.code, left.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${halfway.no} are left`, 'm'))])
    const writing = (async () => {
      for (let turn = 1; turn <= 10; turn += 1) await save(client, `Bank ${turn}`)
    })()
    const { code, stdout, stderr } = await runBuilt(command, { ...settings, ...both })
    await writing
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringMatching(/Everything uses the new secret/)])
    expect([(await opened(second)).no, (await opened(first)).yes]).toEqual([0, 0])
    expect((await runBuilt(command, { ...settings, ...both }, '--left')).stdout).toMatch(/Nothing is left/)
    expect(await bankNameOf(client)).toMatch(/^(First Bank|Bank \d+)$/)
    expect((await runBuilt(command, { ...settings, ...both })).code).toBe(0)
    await gatehouse.end('SIGTERM')
  })

  it('is enough alone afterwards: for accounts, API secrets and links of before', async () => {
    await expectRefused({ APP_SECRET: first }, /uses a different APP_SECRET/)
    await startWith({ APP_SECRET: second })
    expect((await gatehouse.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect(await accessTokenFor(gatehouse, apiUser.apiKey, apiUser.apiSecret)).toEqual(expect.any(String))
    const newPassword = 'violet lantern harbour'
    const reset = await gatehouse.call('POST', '/account/reset', { body: { resetToken, newPassword } })
    expect(reset.status).toBe(200)
    const body = { emailAddress: client.emailAddress, password: newPassword }
    const { token } = (await gatehouse.call('POST', '/clients/login', { body })).body
    expect(await bankNameOf({ ...client, token })).toEqual(expect.stringMatching(/Bank/))
    expect((await bankNamesOf({ ...client, token })).slice(1)).toEqual(['Second Bank'])
    await gatehouse.end('SIGTERM')
  })
})
