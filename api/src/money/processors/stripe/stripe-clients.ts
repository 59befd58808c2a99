import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import type Stripe from 'stripe'
import type { UsedAccount } from '../port/used-account.js'
import { readJSON } from '../port/read-json.js'
import { ProcessorHttp } from '../processor-http.js'
import { stripeLibrary } from './stripe-library.js'

const stripeVersion = '2026-10-28.endive'

interface Kept {
  secretKey: string
  apiAddress: string | undefined
  client: Stripe
}

@Injectable()
export class StripeClients {
  private readonly kept = new Map<string, Kept>()
  // The library hands no signal on to its transport.
  private readonly signals = new AsyncLocalStorage<AbortSignal>()

  constructor(private readonly http: ProcessorHttp) {}

  ask<T>(account: UsedAccount, signal: AbortSignal, call: (client: Stripe) => Promise<T>): Promise<T> {
    return this.signals.run(signal, async () => call(await this.of(account)))
  }

  private async of({ processorAccountID, settings: { secretKey = '', apiAddress } }: UsedAccount): Promise<Stripe> {
    const library = await stripeLibrary()
    const known = this.kept.get(processorAccountID)
    if (known?.secretKey === secretKey && known.apiAddress === apiAddress) return known.client
    const client = this.build(library, secretKey, apiAddress)
    this.kept.set(processorAccountID, { secretKey, apiAddress, client })
    return client
  }

  // Never again by itself: what is not answered is asked about.
  private build(library: typeof Stripe, secretKey: string, apiAddress = 'https://api.stripe.com'): Stripe {
    const { protocol, hostname, port, pathname } = new URL(apiAddress)
    const isPlain = protocol === 'http:'
    return new library(secretKey, {
      apiVersion: stripeVersion,
      maxNetworkRetries: 0,
      telemetry: false,
      host: hostname,
      port: port || (isPlain ? '80' : '443'),
      protocol: isPlain ? 'http' : 'https',
      httpClient: this.transport(library, pathname.replace(/\/$/, '')),
    })
  }

  private transport(library: typeof Stripe, folder: string): Stripe.HttpClient {
    const { http, signals } = this
    return Object.assign(new library.HttpClient(), {
      getClientName: () => 'gatehouse',
      async makeRequest(...asked: Parameters<Stripe.HttpClient['makeRequest']>) {
        const [host, port, path, method, headers, body, protocol, timeoutMs] = asked
        const signal = signals.getStore() ?? AbortSignal.timeout(timeoutMs)
        const answer = await http.send(`${protocol}://${host}:${port}${folder}${path}`, {
          method,
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(method === 'POST' && { body }),
          signal,
        })
        const told = readJSON(answer)
        return {
          getStatusCode: () => answer.status,
          getHeaders: () => answer.headers,
          getRawResponse: () => answer,
          toStream: () => answer.text,
          toJSON: async () => told,
        }
      },
    })
  }
}
