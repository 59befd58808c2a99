import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { InvoiceChargeView, PayInvoice } from '#contract/invoices.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import type { Origin } from '../../money/transactions/origin.js'
import { TransactionCharges } from '../../money/transactions/transaction-charges.service.js'
import { Database } from '../../platform/database/database.js'
import type { Answer, KeyedCall } from '../../platform/idempotency/idempotency.js'
import type { Invoice } from './invoice.entity.js'
import { dueOf, takesMoney } from './invoice.view.js'
import { AmountAboveRest, InvoiceBeingPaid, InvoicePaidAlready, InvoiceStateConflict } from './invoices.errors.js'
import { findInvoice, InvoicesService, type OwnInvoice } from './invoices.service.js'
import { titleOf } from './invoice-title.js'

@Injectable()
export class InvoiceCharges {
  constructor(
    private readonly database: Database,
    private readonly charges: TransactionCharges,
    private readonly invoices: InvoicesService,
  ) {}

  /** Charges a saved method. A failed payment is an answer too, because it was made. */
  async pay(
    own: OwnInvoice,
    call: KeyedCall,
    input: PayInvoice,
    apiUserID?: string,
  ): Promise<Answer<InvoiceChargeView>> {
    const invoice = await findInvoice(this.database.read, own)
    const { savedPaymentMethodID, payerIsPresent = false } = input
    const { paymentLinkID, number, currency } = invoice
    if (!paymentLinkID || !number) throw conflictOf(invoice)
    // The unit that begins the payment decides, so that a call that was sent twice is answered before it is judged.
    const amount = input.amount ?? dueOf(invoice)
    const origin = await this.originOf(invoice, paymentLinkID)
    const { answer: transaction, isReplay } = await this.charges.create(
      { ...origin, ...(apiUserID && { apiUserID }), allow: (manager) => refuseUnlessDue(manager, own, amount) },
      call,
      {
        ...{ amount, currency, description: titleOf(invoice), reference: number, payerIsPresent },
        paymentMethod: { type: 'saved', savedPaymentMethodID },
      },
    )
    return { answer: { invoice: await this.invoices.get(own), transaction }, isReplay }
  }

  private async originOf({ clientID, mode, customerID }: Invoice, paymentLinkID: string): Promise<Origin> {
    const { token } = await this.database.read.findOneByOrFail(PaymentLink, { paymentLinkID })
    const returnURL = (id: string) => `${this.invoices.origin}/pay/${token}/payments/${id}`
    return { clientID, mode, customerID, paymentLinkID, returnURL }
  }
}

const conflictOf = ({ status }: Invoice) =>
  status === 'paid' ? new InvoicePaidAlready() : new InvoiceStateConflict(status)

async function refuseUnlessDue(manager: EntityManager, own: OwnInvoice, amount: number): Promise<void> {
  const invoice = await findInvoice(manager, own)
  if (!takesMoney(invoice)) throw conflictOf(invoice)
  if (amount > dueOf(invoice)) throw new AmountAboveRest()
  if (invoice.paymentLinkID && (await isBeingPaid(manager, invoice.paymentLinkID))) throw new InvoiceBeingPaid()
}
