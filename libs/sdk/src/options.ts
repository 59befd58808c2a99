export interface GatehouseOptions {
  /** Where Gatehouse runs, such as `https://pay.example.com`; without /api. */
  url: string
  apiKey: string
  apiSecret: string
  /** `cli_…` of your profile; for events and webhooks alone. */
  clientID?: string
  /** For one attempt; 30 seconds if absent. */
  timeoutMs?: number
  /** Attempts after the first; 3 if absent. */
  retriesMax?: number
  /** Waiting before the first retry, doubled each time; half a second if absent. */
  retryDelayMs?: number
  /** A longer `Retry-After` is told at once, and not waited for; 10 seconds if absent. */
  retryWaitMaxMs?: number
  fetch?: typeof fetch
}

export interface CallOptions {
  signal?: AbortSignal
}

/** `fields`: only these of what is read, such as `['transactionID', 'amount']`; all if absent. */
export interface ReadOptions<F extends PropertyKey> extends CallOptions {
  fields?: readonly F[]
}

export type Chosen<T, F extends keyof T> = [keyof T] extends [F] ? T : Pick<T, F>

export interface KeyedCallOptions extends CallOptions {
  /** One for each action you mean; made up if absent, so that the SDK's own retries are safe. */
  idempotencyKey?: string
}

export const keyed = (options: KeyedCallOptions): KeyedCallOptions => ({
  ...options,
  idempotencyKey: options.idempotencyKey ?? crypto.randomUUID(),
})
