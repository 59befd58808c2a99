// Gatehouse, Vendure, a storefront and what stands between them, with two channels and their payment methods.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../../libs/launch/paths.mjs'
import { startPostgres } from '../../support/postgres.mjs'
import { end, Product, saying } from '../product.mjs'
import { Front } from './fronts.mjs'
import { GraphqlCaller } from './graphql.mjs'
import { Storefront } from './storefront.mjs'

const adminPassword = 'a-long-shop-password'

export class World {
  static async build() {
    const world = new World()
    world.folder = mkdtempSync(join(tmpdir(), 'gatehouse-vendure-'))
    world.postgres = await startPostgres()
    world.storefront = await Storefront.start()
    world.product = await Product.start(join(world.folder, 'product'))
    world.storefront.product = world.product.url
    world.merchant = await world.product.buildMerchant('Harbor Pine', [world.storefront.origin])
    world.hooks = await Front.start('')
    world.api = await Front.start(world.product.url)
    const { endpointID, secret } = await world.product.buildEndpoint(
      world.merchant,
      `${world.hooks.url}/payments/gatehouse`,
    )
    Object.assign(world, { endpointID, secret })
    await world.startVendure('new')
    await world.seed()
    return world
  }

  /** One more process on the same database. */
  async spawnVendure(schema, more = {}) {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: this.postgres.url,
      ADMIN_PASSWORD: adminPassword,
      SCHEMA: schema,
      NODE_ENV: 'production',
      ...more,
    }
    const args = [inRoot('test', 'shops', 'vendure', 'server.mjs')]
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = await saying(child, (text) => /Vendure \S+\n/.test(text))
    return { child, url: /Vendure (\S+)\n/.exec(said)[1] }
  }

  async startVendure(schema, more) {
    const { child, url } = await this.spawnVendure(schema, more)
    Object.assign(this, { vendure: child, shopUrl: url })
    this.hooks.target = url
    this.admin = await this.signIn()
  }

  async restartVendure(more) {
    await end(this.vendure)
    await this.startVendure('kept', more)
  }

  async signIn(channel) {
    const admin = new GraphqlCaller(`${this.shopUrl}/admin-api`, channel)
    await admin.ask(
      `mutation ($password: String!) { login(username: "superadmin", password: $password) {
        ... on ErrorResult { errorCode message } } }`,
      { password: adminPassword },
    )
    return admin
  }

  visitor(channel) {
    return new GraphqlCaller(`${this.shopUrl}/shop-api`, channel)
  }

  async seed() {
    const { admin } = this
    const { items } = await admin.ask('{ zones { items { id } } }')
    const [{ id: zone }] = items
    const channel = await admin.ask('{ activeChannel { id token } }')
    this.mainToken = channel.token
    await admin.ask(
      `mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { ... on ErrorResult { errorCode message } } }`,
      {
        input: {
          id: channel.id,
          availableCurrencyCodes: ['EUR', 'JPY'],
          defaultCurrencyCode: 'EUR',
          defaultTaxZoneId: zone,
          defaultShippingZoneId: zone,
          pricesIncludeTax: true,
        },
      },
    )
    const channels = `mutation ($input: CreateChannelInput!) { createChannel(input: $input) {
      ... on Channel { id token } ... on ErrorResult { errorCode message } } }`
    const yen = await admin.ask(channels, {
      input: {
        code: 'japan',
        token: 'japan-channel',
        defaultLanguageCode: 'en',
        pricesIncludeTax: true,
        defaultCurrencyCode: 'JPY',
        availableCurrencyCodes: ['JPY'],
        defaultTaxZoneId: zone,
        defaultShippingZoneId: zone,
      },
    })
    await this.seedMethods()
    await this.seedProducts(yen)
  }

  async seedMethods() {
    for (const captureMethod of ['automatic', 'manual']) {
      const values = {
        url: this.api.url,
        apiKey: this.merchant.apiKey,
        apiSecret: this.merchant.apiSecret,
        webhookSecret: this.secret,
        successURL: `${this.storefront.origin}/thanks/{code}`,
        cancelURL: `${this.storefront.origin}/cart`,
        description: 'Order {code}',
        captureMethod,
      }
      const args = Object.entries(values).map(([name, value]) => ({ name, value }))
      await this.admin.ask(
        'mutation ($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { id } }',
        {
          input: {
            code: `gatehouse-${captureMethod}`,
            enabled: true,
            handler: { code: 'gatehouse', arguments: args },
            translations: [{ languageCode: 'en', name: captureMethod, description: '' }],
          },
        },
      )
    }
  }

  async seedProducts(yen) {
    const { admin } = this
    const product = await admin.ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
      input: { translations: [{ languageCode: 'en', name: 'Chair', slug: 'chair', description: 'A chair' }] },
    })
    const [variant] = await admin.ask(
      'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
      {
        input: [
          {
            productId: product.id,
            sku: 'chair',
            price: 2000,
            trackInventory: 'FALSE',
            translations: [{ languageCode: 'en', name: 'Chair' }],
          },
        ],
      },
    )
    this.variant = variant.id
    await this.assign(yen, product.id)
  }

  /** The same product in the second channel, where it costs ¥1,000: Vendure stores that as 100000. */
  async assign(yen, productId) {
    const { admin } = this
    const { items: shipping } = await admin.ask('{ shippingMethods { items { id } } }')
    const { items: methods } = await admin.ask('{ paymentMethods { items { id } } }')
    const ids = (rows) => rows.map(({ id }) => id)
    await admin.ask(
      'mutation ($input: AssignProductsToChannelInput!) { assignProductsToChannel(input: $input) { id } }',
      {
        input: { channelId: yen.id, productIds: [productId], priceFactor: 50 },
      },
    )
    await admin.ask(
      'mutation ($input: AssignShippingMethodsToChannelInput!) { assignShippingMethodsToChannel(input: $input) { id } }',
      {
        input: { channelId: yen.id, shippingMethodIds: ids(shipping) },
      },
    )
    await admin.ask(
      'mutation ($input: AssignPaymentMethodsToChannelInput!) { assignPaymentMethodsToChannel(input: $input) { id } }',
      {
        input: { channelId: yen.id, paymentMethodIds: ids(methods) },
      },
    )
    this.yenToken = yen.token
  }

  async end() {
    await end(this.vendure)
    await this.product.end()
    await Promise.all([this.storefront.stop(), this.hooks.stop(), this.api.stop()])
    await this.postgres.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
