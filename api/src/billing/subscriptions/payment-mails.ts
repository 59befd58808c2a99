import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { BuyerLanguages } from '../invoices/buyer-languages.js'
import type { Invoice } from '../invoices/invoice.entity.js'
import { dueOf } from '../invoices/invoice.view.js'
import { greetsByName } from './greets-by-name.js'
import type { Subscription } from './subscription.entity.js'

/** Tell the customer that a payment needs them, with the one link to pay or to pay by another method. */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly languages: BuyerLanguages,
    private readonly mailbox: Mailbox,
  ) {}

  async send(
    manager: EntityManager,
    { invoice, subscription }: { invoice: Invoice; subscription: Subscription },
    kind: 'renewal-failed' | 'renewal-confirmation',
  ): Promise<void> {
    const { invoiceID, buyer, number, token, seller, mode, currency } = invoice
    const to = buyer?.emailAddress
    if (!to || !number || !token) return
    const language = await this.languages.of(manager, invoice)
    const data = {
      name: ((await greetsByName(manager, subscription)) && buyer.name) || to,
      ...{ mode, number, merchantName: seller?.name ?? '' },
      ...{ money: moneyIn(formatsOf(language), dueOf(invoice), currency), path: `/pay/invoice/${token}` },
      // This is for what was used before, and no payment keeps the subscription active.
      ...(subscription.status === 'canceled' && { isEnded: true }),
      ...(subscription.status === 'paused' && { isPaused: true }),
    }
    await this.mailbox.queue(manager, { kind, to, aboutID: invoiceID, language, data })
  }
}
