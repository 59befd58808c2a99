import { strict as assert } from 'node:assert'
import { type MedusaServer, shopAdmin } from './medusa-server.js'

type Body = ReturnType<typeof JSON.parse>
type Headers = Record<string, string>

interface Shelf {
  regionID: string
  variantID: string
}

export interface Bought {
  cartID: string
  collectionID: string
  sessionID: string
  data: Body
}

export const currencies = ['usd', 'eur', 'jpy', 'kwd']

/** What a storefront and the people behind Medusa Admin do. */
export class Shop {
  private administrator: Headers = {}
  private publishable: Headers = {}
  private channelID = ''
  private readonly shelves = new Map<string, Shelf>()

  constructor(private readonly server: MedusaServer) {}

  async ask(method: string, path: string, headers: Headers, body?: object): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`${this.server.url}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  async admin(method: string, path: string, body?: object): Promise<Body> {
    return fine(await this.ask(method, `/admin${path}`, this.administrator, body))
  }

  /** Also answers that refuse. */
  tryAdmin(method: string, path: string, body?: object) {
    return this.ask(method, `/admin${path}`, this.administrator, body)
  }

  async store(method: string, path: string, body?: object, headers: Headers = {}): Promise<Body> {
    return fine(await this.ask(method, `/store${path}`, { ...this.publishable, ...headers }, body))
  }

  tryStore(method: string, path: string, body?: object) {
    return this.ask(method, `/store${path}`, this.publishable, body)
  }

  async open(): Promise<this> {
    const { token } = fine(await this.ask('POST', '/auth/user/emailpass', {}, shopAdmin))
    this.administrator = { authorization: `Bearer ${token}` }
    this.channelID = (await this.admin('POST', '/sales-channels', { name: 'Web' })).sales_channel.id
    const { api_key } = await this.admin('POST', '/api-keys', { title: 'Storefront', type: 'publishable' })
    await this.admin('POST', `/api-keys/${api_key.id}/sales-channels`, { add: [this.channelID] })
    this.publishable = { 'x-publishable-api-key': api_key.token }
    for (const currency of currencies) this.shelves.set(currency, await this.shelf(currency))
    return this
  }

  private async shelf(currency_code: string): Promise<Shelf> {
    const payment_providers = ['pp_gatehouse_later', 'pp_gatehouse_now']
    const region = { name: `Region ${currency_code}`, currency_code, payment_providers }
    const variant = { title: 'One', options: { Size: 'One' }, manage_inventory: false }
    const { product } = await this.admin('POST', '/products', {
      title: `Chair ${currency_code}`,
      status: 'published',
      options: [{ title: 'Size', values: ['One'] }],
      variants: [{ ...variant, prices: [{ amount: 42, currency_code }] }],
      sales_channels: [{ id: this.channelID }],
    })
    const { id } = (await this.admin('POST', '/regions', region)).region
    return { regionID: id, variantID: product.variants[0].id }
  }

  /** A customer with an account; answers what signs their calls. */
  async signUp(email: string): Promise<Headers> {
    const login = { email, password: 'the password of a customer' }
    const bearer = ({ token }: Body) => ({ authorization: `Bearer ${token}` })
    const registered = bearer(fine(await this.ask('POST', '/auth/customer/emailpass/register', {}, login)))
    await this.store('POST', '/customers', { email, first_name: 'Grace', last_name: 'Hopper' }, registered)
    return bearer(fine(await this.ask('POST', '/auth/customer/emailpass', {}, login)))
  }

  /** A cart with so many chairs at 42, and the session that pays for it. */
  async checkOut(
    currency = 'usd',
    { provider = 'later', quantity = 1, data = {}, headers = {} as Headers } = {},
  ): Promise<Bought> {
    const { regionID = '', variantID = '' } = this.shelves.get(currency) ?? {}
    const items = [{ variant_id: variantID, quantity }]
    const input = { region_id: regionID, sales_channel_id: this.channelID, email: 'ada@example.com', items }
    const { cart } = await this.store('POST', '/carts', input, headers)
    const { payment_collection } = await this.store('POST', '/payment-collections', { cart_id: cart.id })
    return { cartID: cart.id, ...(await this.payWith(payment_collection.id, provider, data, headers)) }
  }

  async payWith(collectionID: string, provider: string, data: object = {}, headers: Headers = {}) {
    const path = `/payment-collections/${collectionID}/payment-sessions`
    const input = { provider_id: `pp_gatehouse_${provider}`, data }
    const { payment_collection } = await this.store('POST', path, input, headers)
    const [session] = payment_collection.payment_sessions
    return { collectionID, sessionID: session.id as string, data: session.data as Body }
  }

  async complete({ cartID }: Bought): Promise<Body> {
    return (await this.tryStore('POST', `/carts/${cartID}/complete`, {})).body
  }

  /** Of the payment's order, with all that Medusa has written down; undefined while there is none. */
  async payment({ sessionID }: Pick<Bought, 'sessionID'>): Promise<Body> {
    const fields = 'id,amount,captured_at,canceled_at,data,*captures,*refunds'
    const { payments } = await this.admin('GET', `/payments?payment_session_id=${sessionID}&fields=${fields}`)
    return payments[0]
  }

  async order({ cartID }: Pick<Bought, 'cartID'>): Promise<Body> {
    const { orders } = await this.admin('GET', `/orders?fields=id,status,payment_status,cart.id&limit=100`)
    return orders.find((order: Body) => order.cart?.id === cartID)
  }
}

function fine({ status, body }: { status: number; body: Body }): Body {
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`)
  return body
}
