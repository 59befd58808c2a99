import type { GatehouseOptions } from './options.js'
import { Transactions } from './transactions.js'
import { type Call, Transport } from './transport.js'

/** Gatehouse for one API user. */
export class Gatehouse {
  readonly transactions: Transactions
  private readonly transport: Transport

  constructor(options: GatehouseOptions) {
    this.transport = new Transport(options)
    this.transactions = new Transactions(this.transport)
  }

  /** Any call of the API reference, with the same token, retries and errors. */
  call<T>(call: Call): Promise<T> {
    return this.transport.call<T>(call)
  }
}
