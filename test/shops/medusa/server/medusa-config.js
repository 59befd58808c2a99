const { defineConfig } = require('@medusajs/framework/utils')

const { DATABASE_URL, GATEHOUSE_URL, API_KEY, API_SECRET, WEBHOOK_SECRET, SHOP_URL } = process.env

const options = {
  url: GATEHOUSE_URL,
  apiKey: API_KEY,
  apiSecret: API_SECRET,
  webhookSecret: WEBHOOK_SECRET,
  successURL: `${SHOP_URL}/thanks`,
  cancelURL: `${SHOP_URL}/cart`,
  savePaymentMethod: 'offer',
  timeoutMs: 5_000,
}

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'of-this-test', cookieSecret: 'of-this-test' },
  },
  modules: [
    {
      resolve: '@medusajs/medusa/payment',
      options: {
        // The race that this wait avoids is one that the tests play.
        webhook_delay: 1,
        providers: [
          { resolve: '@gatehouse/medusa', id: 'later', options },
          { resolve: '@gatehouse/medusa', id: 'now', options: { ...options, capture: true } },
        ],
      },
    },
  ],
})
