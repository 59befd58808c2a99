// The part of Medusa's framework that this provider uses; test/shops checks it against the real types.
declare module '@medusajs/framework/utils' {
  export abstract class AbstractPaymentProvider<TConfig = Record<string, unknown>> {
    static identifier: string
    protected readonly config: TConfig
    protected readonly container: Record<string, unknown>
    constructor(cradle: Record<string, unknown>, config?: TConfig)
    static validateOptions(options: Record<string, unknown>): void
  }

  export class MedusaError extends Error {
    constructor(type: string, message: string)
  }

  export class BigNumber {
    constructor(amount: string)
    readonly numeric: number
  }

  export const Modules: { readonly PAYMENT: 'payment' }

  export const PaymentSessionStatus: {
    readonly AUTHORIZED: 'authorized'
    readonly CAPTURED: 'captured'
    readonly PENDING: 'pending'
    readonly REQUIRES_MORE: 'requires_more'
    readonly ERROR: 'error'
    readonly CANCELED: 'canceled'
    readonly PENDING_AUTHORIZATION: 'pending_authorization'
  }

  export function ModuleProvider(module: string, provider: { services: unknown[] }): unknown
}
