import { Gatehouse } from '@gatehouse/sdk'
import type { HandlerArgs } from './args.js'

// A storefront or an administrator waits for the answer.
const timeoutMs = 15_000
const retriesMax = 2
const clientsMax = 100

const clients = new Map<string, Gatehouse>()

/** One for each account, so that payment methods share access tokens and a changed key counts at once. */
export function gatehouseOf({ url, apiKey, apiSecret }: Pick<HandlerArgs, 'url' | 'apiKey' | 'apiSecret'>): Gatehouse {
  const key = JSON.stringify([url, apiKey, apiSecret])
  const known = clients.get(key)
  if (known) return known
  if (clients.size >= clientsMax) clients.clear()
  const client = new Gatehouse({ url, apiKey, apiSecret, timeoutMs, retriesMax })
  clients.set(key, client)
  return client
}
