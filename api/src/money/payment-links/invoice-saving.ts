import { Injectable } from '@nestjs/common'
import { Offers } from '../checkout-settings/offers.js'
import type { PaymentLink } from './payment-link.entity.js'

type Asks = (invoiceID: string) => Promise<boolean>

/** Billing, which stands above this street, says whose invoices are charged again later. */
@Injectable()
export class InvoiceSaving {
  private isChargedLater: Asks = async () => false

  constructor(private readonly offers: Offers) {}

  serve(asks: Asks): void {
    this.isChargedLater = asks
  }

  /** Who pays such an invoice by its link may save the method, at accounts that can. */
  async offeredBy(link: PaymentLink): Promise<PaymentLink> {
    const { invoiceID, customerID } = link
    if (!invoiceID || !customerID || !(await this.isChargedLater(invoiceID))) return link
    if ((await this.offers.accountsThatSavePaid(link)).length === 0) return link
    return { ...link, savePaymentMethod: 'offer', savedMethodUsage: 'off_session' }
  }
}
