// The built product as a process of its own, with a merchant whose shop takes payments in test mode.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { inRoot, projectNode } from '../../libs/launch/paths.mjs'

const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }
const password = 'correct horse battery'

const environment = (folder) => ({
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  DATA_DIR: folder,
  WEBHOOK_ALLOW_PRIVATE: '1',
  RATE_LIMIT_SCALE: '1000',
  REFUND_KEEPS_FEE: '0',
  FIRST_PLAN_DISPUTE_FEES: 'none',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})

const children = new Set()
// A run that is stopped leaves no server behind.
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** What a child process says until it is ready, or why it never was. */
export const saying = (child, isReady) =>
  new Promise((resolve, reject) => {
    children.add(child)
    let said = ''
    const hear = (text) => {
      said += text
      if (isReady(said)) resolve(said)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    child.once('close', () => {
      children.delete(child)
      reject(new Error(`It ended: ${said}`))
    })
  })

export const end = async (child) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

export class Product {
  static async start(folder) {
    mkdirSync(folder, { recursive: true })
    const env = environment(folder)
    const child = spawn(projectNode, [inRoot('dist', 'server', 'main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = await saying(child, (text) => /^ {2}API .*\n/m.test(text))
    const [, url] = /Site\s+(\S+?)\/\n/.exec(said)
    return new Product(child, url, env)
  }

  constructor(child, url, env) {
    Object.assign(this, { child, url, env })
  }

  async ask(method, path, { token, body, key } = {}) {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const answer = await fetch(`${this.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text && JSON.parse(text)
  }

  /** An approved merchant with an API user; its shop may return customers to these origins. */
  async buildMerchant(name, origins) {
    const { token: staff } = await this.ask('POST', '/portal-users/login', { body: admin })
    const emailAddress = `${randomBytes(4).toString('hex')}@example.com`
    const { clientID } = await this.ask('POST', '/clients/register', {
      body: { ...signUp, name, emailAddress, password },
    })
    await this.ask('POST', `/clients/${clientID}/approve`, { token: staff })
    const { token } = await this.ask('POST', '/clients/login', { body: { emailAddress, password } })
    await this.ask('PUT', `/clients/${clientID}/return-origins`, { token, body: { origins, mode: 'test' } })
    const { items } = await this.ask('GET', '/roles?limit=100', { token })
    const { roleID } = items.find((role) => role.name === 'Integrator (payments)')
    const { apiKey, apiSecret } = await this.ask('POST', `/clients/${clientID}/apiusers`, {
      token,
      body: { ...developer, roleID },
    })
    const program = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
    const { access_token } = await this.ask('POST', '/oauth/token', { body: program })
    return { clientID, token, apiKey, apiSecret, program: access_token }
  }

  async buildEndpoint({ clientID, token }, url) {
    return this.ask('POST', `/clients/${clientID}/webhook-endpoints`, { token, body: { url, eventTypes: ['*'] } })
  }

  /** A call of the merchant's program. */
  call({ program }, method, path, body) {
    return this.ask(method, path, { token: program, body, ...(method === 'POST' && { key: randomUUID() }) })
  }

  async end() {
    await end(this.child)
  }

  /** `npm run ledger:verify`: resolves with what it says, and rejects if the books are unsound. */
  async verifyLedger() {
    const file = inRoot('dist', 'server', 'process', 'verification', 'ledger-command.js')
    const child = spawn(projectNode, [file], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`The ledger is unsound: ${said}`)
    return said
  }
}

const signUp = {
  clientType: 'Company',
  contactPerson: 'Ada Lovelace',
  phoneNumber: '+1 415 555 2671',
  address: '1 Market Street',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  chargePercentage: 2.5,
}

const developer = {
  developerName: 'Grace Hopper',
  developerEmailAddress: 'grace@example.com',
  developerPhoneNumber: '+14155552671',
}
