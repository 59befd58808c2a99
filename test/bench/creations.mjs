// A built version as a process, and what a payment through the sandbox costs its CPU.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }
const atOnce = 4
// Linux counts in hundredths of a second.
const tickMs = 10

const cpuMsOf = ({ pid }) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}

// A version of before has no bundle.
const mainOf = (folder) =>
  ['dist/server/main.js', 'dist/api/src/main.js'].map((path) => join(folder, path)).find(existsSync)

export async function startVersion(folder, DATA_DIR, nodeOptions = []) {
  const env = {
    ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '100000' },
    ...{ DATA_DIR, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  }
  const child = spawn(process.execPath, [...nodeOptions, mainOf(folder)], { env, cwd: folder })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  while (!/Site\s+\S+?\/\n/.test(said)) {
    if (child.exitCode !== null) throw new Error(said)
    await pause(20)
  }
  const [, url] = /Site\s+(\S+?)\/\n/.exec(said)
  const call = async (path, body, token, method = body ? 'POST' : 'GET') => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    if (token) headers.authorization = `Bearer ${token}`
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (answer.status >= 300) throw new Error(`${path}: ${await answer.text()}`)
    return answer.status === 204 ? null : answer.json()
  }
  const { token, limit, allowReturns } = await integrator(call)
  const input = { amount: 1_000, currency: 'EUR', description: 'Order', paymentMethod: 'pm_success' }
  return {
    runs: [],
    limit,
    end: () => child.kill('SIGKILL'),
    /** Ends it as an operator does, so that what it measures of itself is written. */
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    /** A customer's saved method, as payments name it. */
    save: () => saveMethod(call, token, allowReturns),
    /** Milliseconds of CPU for each of so many. */
    async create(count, overrides = {}) {
      const before = cpuMsOf(child)
      let left = count
      const work = async () => {
        while ((left -= 1) >= 0) await call('/transactions', { ...input, ...overrides }, token)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return (cpuMsOf(child) - before) / count
    },
  }
}

async function saveMethod(call, token, allowReturns) {
  await allowReturns('https://shop.example.com')
  const { customerID } = await call('/customers', { name: 'Ada Brandt' }, token)
  const back = { successURL: 'https://shop.example.com/thanks', cancelURL: 'https://shop.example.com/cart' }
  const setup = { purpose: 'setup', currency: 'EUR', description: 'Card', customerID, ...back }
  const { url: page } = await call('/checkout-sessions', setup, token)
  await call(`/payment-links/${page.split('/').at(-1)}/setups`, { paymentMethod: 'pm_success' })
  const { items } = await call(`/customers/${customerID}/payment-methods`, undefined, token)
  return { type: 'saved', savedPaymentMethodID: items[0].savedPaymentMethodID }
}

async function integrator(call) {
  const password = 'correct horse battery'
  const emailAddress = 'merchant@example.com'
  const staff = (await call('/portal-users/login', admin)).token
  const client = { name: 'Bench', clientType: 'Company', emailAddress, chargePercentage: 2.5, password }
  const { clientID } = await call('/clients/register', client)
  await call(`/clients/${clientID}/approve`, {}, staff)
  const { token } = await call('/clients/login', { emailAddress, password })
  const { items } = await call('/roles?limit=100', undefined, token)
  const { roleID } = items.find(({ name }) => name === 'Integrator (payments)')
  const developer = {
    developerName: 'Grace',
    developerEmailAddress: emailAddress,
    developerPhoneNumber: '+14155552671',
  }
  const { apiKey, apiSecret } = await call(`/clients/${clientID}/apiusers`, { ...developer, roleID }, token)
  const asked = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  const { access_token: issued } = await call('/oauth/token', asked)
  return {
    token: issued,
    limit: (limits) => call(`/clients/${clientID}/limits`, { limits }, staff, 'PUT'),
    allowReturns: (origin) =>
      call(`/clients/${clientID}/return-origins`, { mode: 'test', origins: [origin] }, token, 'PUT'),
  }
}
