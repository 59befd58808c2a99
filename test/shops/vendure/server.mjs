// A Vendure server on PostgreSQL with this repository's plugin, as a shop would have it.
import { bootstrap, DefaultLogger, LogLevel } from '@vendure/core'
import { populateInitialData } from '@vendure/core/cli/index.js'
import { GatehousePlugin } from '@gatehouse/vendure'

const { DATABASE_URL, ADMIN_PASSWORD, SCHEMA, AHEAD_MS } = process.env

if (AHEAD_MS) {
  const { now } = Date
  Date.now = () => now() + Number(AHEAD_MS)
}

const config = {
  apiOptions: { port: 0, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'superadmin', password: ADMIN_PASSWORD },
  },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: SCHEMA === 'new', migrations: [] },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  plugins: [GatehousePlugin],
}

const shop = await bootstrap(config)

if (SCHEMA === 'new')
  await populateInitialData(shop, {
    defaultLanguage: 'en',
    defaultZone: 'Europe',
    countries: [{ code: 'DE', name: 'Germany', zone: 'Europe' }],
    taxRates: [{ name: 'Standard Tax', percentage: 20 }],
    shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
    paymentMethods: [],
    collections: [],
  })

const { port } = shop.getHttpServer().address()
console.log(`Vendure http://127.0.0.1:${port}`)
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)))
