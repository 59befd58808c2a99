import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { SavesMethod } from '../port/saved.js'
import { name } from './stripe-answers.js'

const customerForm = z.object({ id: name, metadata: z.object({ customerID: name }) })
const foundForm = z.object({ data: z.array(z.object({ id: name, metadata: z.nullish(z.looseObject({})) })) })

/** The customer at Stripe of a customer of ours; it is made once, and holds no name and no address. */
export async function customerFor(client: Stripe, saves: SavesMethod): Promise<string> {
  return saves.customerReference ?? (await found(client, saves)) ?? (await made(client, saves))
}

async function made(client: Stripe, { customer }: SavesMethod): Promise<string> {
  const wanted = { metadata: { customerID: customer } }
  const told: unknown = await client.customers.create(wanted, { idempotencyKey: `customer-${customer}` })
  const { id, metadata } = readAs(customerForm, told, 'A customer')
  if (metadata.customerID !== customer) throw new UnreadableAnswer('A customer is another one')
  return id
}

// Stripe forgets keys after a day, and finds what is older. It does not offer the search everywhere, and the key is enough then.
async function found(client: Stripe, { customer }: SavesMethod): Promise<string | null> {
  try {
    const query = `metadata['customerID']:'${customer}'`
    const told: unknown = await client.customers.search({ query, limit: 10 })
    const { data } = readAs(foundForm, told, 'A search')
    return data.find(({ metadata }) => metadata?.customerID === customer)?.id ?? null
  } catch {
    return null
  }
}
