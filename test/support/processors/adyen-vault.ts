import { clock } from '#contract/clock.js'
import { psp } from './adyen-objects.js'
import { type Body, Refusal } from './adyen-rules.js'

interface Stored {
  id: string
  shopperReference: string
  model: string
  asksPayer: boolean
  year: number
}

/** Stored payment methods, as "Checkout API" v71 has them. */
export class AdyenVault {
  readonly stored = new Map<string, Stored>()
  /** Whether what is stored from here on is asked for the payer by its bank. */
  asksPayer = false

  /** What a payment says of the method that it has stored; nothing where its session stores none. */
  keep({ shopperReference, storePaymentMethodMode, recurringProcessingModel }: Body): Record<string, string> {
    if (storePaymentMethodMode !== 'enabled') return {}
    const year = clock.now().getUTCFullYear() + 2
    const shopper = String(shopperReference)
    const one = { id: psp(), shopperReference: shopper, model: String(recurringProcessingModel), year }
    this.stored.set(one.id, { ...one, asksPayer: this.asksPayer })
    return {
      ...{ 'tokenization.storedPaymentMethodId': one.id, 'tokenization.shopperReference': shopper },
      ...{ expiryDate: `6/${year}`, networkTxReference: 'MCC123456789012' },
    }
  }

  use(id: string, shopperReference: string): Stored | null {
    const one = this.stored.get(id)
    return one?.shopperReference === shopperReference ? one : null
  }

  answer(method: string, path: string, query: URLSearchParams): Body {
    const shopperReference = query.get('shopperReference') ?? ''
    const merchantAccount = query.get('merchantAccount')
    if (!shopperReference || !merchantAccount) throw new Refusal(422, '130', 'Required field is not provided')
    const own = [...this.stored.values()].filter((one) => one.shopperReference === shopperReference)
    const named = path.split('/')[3]
    if (method === 'GET')
      return { merchantAccount, shopperReference, storedPaymentMethods: own.map((one) => this.shown(one)) }
    if (!own.some(({ id }) => id === named)) throw new Refusal(422, '800', 'Contract not found')
    this.stored.delete(named ?? '')
    return {}
  }

  private shown = ({ id, year, model }: Stored) => ({
    ...{ id, type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '06', expiryYear: String(year).slice(-2) },
    supportedRecurringProcessingModels: [model],
  })
}

/** The stored method that a payment names. */
export const idIn = ({ paymentMethod }: Body): string =>
  ((paymentMethod ?? {}) as Record<string, string>).storedPaymentMethodId ?? ''
