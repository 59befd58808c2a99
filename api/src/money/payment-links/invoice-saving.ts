import { Injectable } from '@nestjs/common'
import type { SavedForView } from '#contract/payment-links.js'
import { Offers } from '../checkout-settings/offers.js'
import type { PaymentLink } from './payment-link.entity.js'
import type { SavingLink } from './saving.js'

type Asks = (invoiceID: string, paid: { isPart: boolean }) => Promise<SavedForView | null>

/** Billing, which stands above this street, says what the method that pays an invoice is charged for later. */
@Injectable()
export class InvoiceSaving {
  private chargedLater: Asks = async () => null

  constructor(private readonly offers: Offers) {}

  serve(asks: Asks): void {
    this.chargedLater = asks
  }

  /** Who pays such an invoice by its link may save the method, at accounts that can. */
  async offeredBy(link: PaymentLink, chosen: number | null | undefined): Promise<SavingLink> {
    const { invoiceID, customerID, amount } = link
    const isPart = amount !== null && (chosen ?? amount) < amount
    const savedFor = invoiceID && customerID ? await this.chargedLater(invoiceID, { isPart }) : null
    if (!savedFor) return link
    const accounts = await this.offers.accountsThatSavePaid(link)
    if (accounts.length === 0) return link
    const processorAccountIDs = accounts.map(({ processorAccountID }) => processorAccountID)
    return { ...link, processorAccountIDs, savePaymentMethod: 'offer', savedMethodUsage: 'off_session', savedFor }
  }
}
