import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import type { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js'
import type { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js'
import type { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js'
import type { UsedAccount } from '../port/used-account.js'
import { type HttpAnswer, ProcessorHttp } from '../processor-http.js'
import { readJSON } from '../port/read-json.js'
import { readError } from './adyen-answers.js'
import { AdyenError } from './adyen-errors.js'
import { checkoutAddress, disputesAddress } from './adyen-places.js'
import { adyenLibrary } from './adyen-package.js'

export interface AdyenApi {
  payments: PaymentsApi
  modifications: ModificationsApi
  recurring: RecurringApi
}

interface Kept extends AdyenApi {
  apiKey: string
  address: string
}

interface Sent {
  method?: string
  idempotencyKey?: string
  params?: ConstructorParameters<typeof URLSearchParams>[0]
}

// Of Checkout, as it was checked against; the library moves to the next one by itself.
const version = '/v71'

@Injectable()
export class AdyenClients {
  private readonly kept = new Map<string, Kept>()
  // The library hands no signal on to its transport.
  private readonly signals = new AsyncLocalStorage<AbortSignal>()

  constructor(private readonly http: ProcessorHttp) {}

  ask<T>(account: UsedAccount, signal: AbortSignal, call: (api: AdyenApi) => Promise<T>): Promise<T> {
    return this.signals.run(signal, () => call(this.of(account)))
  }

  /** "Disputes API" v30. */
  async askDisputes({ settings }: UsedAccount, call: string, body: object, signal: AbortSignal): Promise<unknown> {
    const answer = await this.http.send(`${disputesAddress(settings)}/${call}`, {
      method: 'POST',
      headers: { 'x-api-key': settings.apiKey ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ merchantAccountCode: settings.merchantAccount, ...body }),
      signal,
    })
    return JSON.parse(textOf(answer))
  }

  private of({ processorAccountID, settings }: UsedAccount): AdyenApi {
    const { apiKey = '' } = settings
    const address = checkoutAddress(settings)
    const known = this.kept.get(processorAccountID)
    if (known?.apiKey === apiKey && known.address === address) return known
    const { Client, ModificationsApi, PaymentsApi, RecurringApi } = adyenLibrary()
    const request = (url: string, body: string | Buffer, _config: object, _isKeyed: boolean, sent: Sent = {}) =>
      this.send(addressOf(url, address), apiKey, body, sent)
    // The library knows no address but its own: whatever its mode, the account's stands in that place.
    const client = new Client({ apiKey, environment: 'TEST' as never }, { request } as never)
    const made = {
      ...{ apiKey, address, payments: new PaymentsApi(client), modifications: new ModificationsApi(client) },
      recurring: new RecurringApi(client),
    }
    this.kept.set(processorAccountID, made)
    return made
  }

  private async send(url: string, apiKey: string, body: string | Buffer, sent: Sent): Promise<string> {
    const { method = 'POST', idempotencyKey, params } = sent
    const query = params === undefined ? '' : `?${new URLSearchParams(params)}`
    const answer = await this.http.send(`${url}${query}`, {
      method,
      headers: {
        'x-api-key': apiKey,
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method !== 'GET' && { body }),
      signal: this.signals.getStore() ?? AbortSignal.timeout(10_000),
    })
    return textOf(answer)
  }
}

const addressOf = (url: string, address: string): string =>
  `${address.replace(/\/$/, '')}${new URL(url).pathname.replace(/^\/v\d+/, version)}`

function textOf({ status, text }: HttpAnswer): string {
  if (status === 204) return '{}'
  if (status === 404) throw new AdyenError(status, '', '')
  const told = readJSON({ status, text })
  if (status < 300) return text
  const { errorCode, message } = readError(told)
  throw new AdyenError(status, (errorCode ?? '').slice(0, 200), (message ?? '').slice(0, 200))
}
