// A process of the product that pays as fast as it can, without HTTP: what is measured is the way to the database.
import { randomUUID } from 'node:crypto'
import { readAppSecret } from '../../../dist/api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../../dist/api/src/platform/config/environment.js'
import { createApp } from '../../../dist/api/src/create-app.js'
import { Database } from '../../../dist/api/src/platform/database/database.js'
import { TransactionCharges } from '../../../dist/api/src/money/transactions/transaction-charges.service.js'
import { entities } from '../../../dist/api/src/process/entities.js'

const environment = readEnvironment()
const database = await Database.open(environment, entities)
const app = await createApp(environment, readAppSecret(environment), database)
await app.init()
const charges = app.get(TransactionCharges, { strict: false })
const input = { amount: 10_000, currency: 'USD', description: 'Order', paymentMethod: 'pm_success' }

process.on('message', async ({ clients, atOnce, until }) => {
  let paid = 0
  let failed = 0
  const pay = async (at) => {
    for (let turn = at; Date.now() < until; turn += atOnce) {
      const clientID = clients[turn % clients.length]
      const call = { scopeID: clientID, mode: 'test', key: randomUUID(), request: input }
      const { answer } = await charges.create({ clientID, mode: 'test' }, call, input).catch(() => ({ answer: {} }))
      if (answer.status === 'succeeded' && Date.now() < until) paid += 1
      else if (answer.status !== 'succeeded') failed += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, at) => pay(at)))
  process.send({ paid, failed })
})
process.once('disconnect', () => process.exit(0))
process.send('ready')
