import { randomBytes } from 'node:crypto'
import { readAppSecret } from '../../../dist/api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../../dist/api/src/platform/config/environment.js'
import { createApp } from '../../../dist/api/src/create-app.js'
import { Database } from '../../../dist/api/src/platform/database/database.js'
import { entities } from '../../../dist/api/src/process/entities.js'

const transactions = 100_000
const clients = 10
const spacingMs = 600_000
const chunk = 500
const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }
const password = 'correct horse battery'
const statuses = ['succeeded', 'succeeded', 'succeeded', 'failed', 'authorized']

export const settingsOf = (folder, url) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: folder,
  RATE_LIMIT_SCALE: '1000000',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ...(url && { DATABASE_URL: url }),
})

const id = (prefix, time) =>
  `${prefix}_${time.toString(16).padStart(10, '0').slice(-10)}${randomBytes(8).toString('hex')}`

/** The product's own way to an approved merchant with an API user, and to everybody's tokens. */
const sendersOf = async (call) => {
  const staff = await call('POST', '/portal-users/login', { body: admin })
  const merchant = {
    name: 'Northwind Traders',
    clientType: 'Company',
    emailAddress: 'merchant@example.com',
    chargePercentage: 2.5,
    password,
  }
  const { clientID } = await call('POST', '/clients/register', { body: merchant })
  await call('POST', `/clients/${clientID}/approve`, { token: staff.token })
  const signIn = { emailAddress: merchant.emailAddress, password }
  const client = await call('POST', '/clients/login', { body: signIn })
  const { items } = await call('GET', '/roles?limit=100', { token: client.token })
  const { roleID } = items.find(({ name }) => name === 'Integrator (payments)')
  const developer = { developerName: 'Grace Hopper', developerEmailAddress: 'grace@example.com', roleID }
  const body = { ...developer, developerPhoneNumber: '+14155552671' }
  const apiUser = await call('POST', `/clients/${clientID}/apiusers`, { token: client.token, body })
  const { apiUserID, apiKey, apiSecret } = apiUser
  const grant = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  const { access_token: accessToken } = await call('POST', '/oauth/token', { body: grant })
  return { clientID, apiUserID, apiKey, apiSecret, accessToken, clientToken: client.token, staffToken: staff.token }
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value))
export const insert = (manager, table, list) => {
  const names = Object.keys(list[0])
  const values = list.map((row) => `(${names.map((name) => quoted(row[name])).join(', ')})`)
  return manager.query(
    `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join(', ')}) VALUES ${values.join(', ')}`,
  )
}

export const rowOfClient = (number) => ({
  clientID: id('cli', number),
  name: `Merchant ${number}`,
  clientType: number % 3 ? 'Company' : 'Individual',
  emailAddress: `merchant-${number}@example.com`,
  phoneNumber: '+14155552671',
  status: number % 4 ? 'active' : 'pending',
  chargePercentageHundredths: 250,
  createdAt: Date.now() - number * spacingMs,
})

const counts = ['amountRefunded', 'amountReturned', 'amountDisputed', 'moves', 'otpTries', 'otpResends']
const rowOfTransaction = (clientID, number) => {
  const createdAt = Date.now() - (transactions - number) * spacingMs
  const status = statuses[(number * 7) % statuses.length]
  const amount = 1_000 + ((number * 7919) % 100_000)
  const isPaid = status === 'succeeded'
  return {
    ...Object.fromEntries(counts.map((name) => [name, 0])),
    transactionID: id('txn', createdAt),
    clientID,
    amount,
    amountCaptured: isPaid ? amount : 0,
    fee: isPaid ? Math.round(amount * 0.025) : 0,
    chargePercentageHundredths: 250,
    currency: 'USD',
    status,
    captureMethod: 'automatic',
    description: `Order ${number}`,
    paymentMethod: 'pm_success',
    metadata: '{"cart":"7"}',
    createdAt,
    updatedAt: createdAt,
  }
}

const fill = async (database, clientID) => {
  const others = Array.from({ length: 200 }, (_, number) => rowOfClient(number))
  const owners = [clientID, ...others.slice(1, clients).map((row) => row.clientID)]
  await database.write((manager) => insert(manager, 'clients', others))
  for (let from = 0; from < transactions; from += chunk * 40) {
    await database.write(async (manager) => {
      for (let start = from; start < from + chunk * 40; start += chunk) {
        const numbers = Array.from({ length: chunk }, (_, offset) => start + offset)
        const rows = numbers.map((number) => rowOfTransaction(owners[number % clients], number))
        await insert(manager, 'transactions', rows)
      }
    })
  }
}

/** The product in this process, without its workers, and the merchant whose tokens ask. */
export const openProduct = async (settings) => {
  const environment = readEnvironment(settings)
  const database = await Database.open(environment, entities)
  const app = await createApp(environment, readAppSecret(environment), database)
  await app.init()
  const call = async (method, path, { token, body }) => {
    const headers = token && { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.payload}`)
    return answer.payload && JSON.parse(answer.payload)
  }
  return { app, database, call, senders: await sendersOf(call) }
}

/** A database with 100,000 transactions of ten clients, and the tokens of those who ask. */
export const buildWorld = async (settings) => {
  const { app, database, senders } = await openProduct(settings)
  await fill(database, senders.clientID)
  await database.write((manager) => manager.query('ANALYZE'))
  await app.close()
  return senders
}
