import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { PaymentTryOutcome } from '#contract/billing-choices.js'
import type { EventType } from '#contract/events.js'
import { Database } from '../../platform/database/database.js'
import { requireRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { rulesOf } from '../dunning/retry-rules.js'
import { nextTryOf, planEnd } from '../dunning/retry-plan.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { takesMoney, viewSummary } from '../invoices/invoice.view.js'
import { InvoicesService } from '../invoices/invoices.service.js'
import { timeOf } from '../test-clocks/time-of.js'
import { hasMailedEnough } from './clock-mails.js'
import { PaymentMails } from './payment-mails.js'
import { PaymentTry } from './payment-try.entity.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription, tellSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { failedTriesOf } from './tries-of-method.js'
import { isSameTry, leaveTry, lookAgain } from './untried.js'

export interface TryOutcome {
  transactionID: string | null
  outcome: Exclude<PaymentTryOutcome, 'open' | 'skipped'>
  failureCode: string | null
}

interface Noted {
  row: SubscriptionInvoice
  subscription: Subscription
  invoice: Invoice
  now: Date
}

/** Writes down how a try went, and plans the next one. A payment that succeeds has paid the invoice in its own unit. */
@Injectable()
export class TryOutcomes {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
    private readonly mails: PaymentMails,
  ) {}

  /** Without an outcome no payment was made: it is tried again later, and no message is sent. `kind`: of a batch. */
  note(
    begun: SubscriptionInvoice,
    savedPaymentMethodID: string | null,
    told: TryOutcome | null,
    kind?: string,
  ): Promise<void> {
    const { invoiceID, subscriptionID } = begun
    return this.database.writeTogether(kind, async (manager) => {
      const row = await requireRow(manager, SubscriptionInvoice, { invoiceID })
      if (!row.tryingSince || !isSameTry(row, begun)) return
      const subscription = await requireRow(manager, Subscription, { subscriptionID })
      const invoice = await requireRow(manager, Invoice, { invoiceID })
      const now = await timeOf(manager, row)
      if (!told) return leaveTry(manager, row, later(row, now))
      const noted = { row, subscription, invoice, now }
      await updateRow(manager, PaymentTry, { invoiceID, number: row.tries }, { ...told, savedPaymentMethodID })
      if (told.outcome === 'processing') return this.wait(manager, noted)
      // A payment that succeeded was less than what is due if a part of the invoice was lost meanwhile.
      const dueAt = told.outcome === 'succeeded' && takesMoney(invoice) ? lookAgain(now) : null
      await updateRow(manager, SubscriptionInvoice, { invoiceID }, { leaseUntil: null, tryingSince: null, dueAt })
      if (told.outcome === 'succeeded' || !takesMoney(invoice)) return
      await this.plan(manager, noted, told)
    })
  }

  /** The try stays open, and the same payment is looked at again. */
  private async wait(manager: EntityManager, { row: { invoiceID }, now }: Noted): Promise<void> {
    await updateRow(manager, SubscriptionInvoice, { invoiceID }, { leaseUntil: null, dueAt: lookAgain(now) })
  }

  private async plan(manager: EntityManager, noted: Noted, told: TryOutcome): Promise<void> {
    const { row, subscription, invoice, now } = noted
    const { invoiceID } = row
    const isFirst = subscription.status === 'incomplete'
    const type = told.outcome === 'failed' ? 'invoice.payment_failed' : 'invoice.requires_action'
    await this.tell(manager, invoice, type)
    if (isFirst) return
    const { retryDays } = await rulesOf(manager, row)
    const endsAt = row.endsAt ?? planEnd(retryDays, now, subscription.timeZone)
    const next = told.outcome === 'failed' ? nextTryOf(retryDays, await this.failureOf(manager, noted, told)) : null
    const isEnd = !next || next.at > endsAt
    await updateRow(
      manager,
      SubscriptionInvoice,
      { invoiceID },
      {
        ...{ endsAt, dueAt: isEnd ? endsAt : next.at, step: isEnd ? 'end' : 'try' },
        ...(!isEnd && { reason: next.reason }),
      },
    )
    if (invoice.buyer?.emailAddress && !(await hasMailedEnough(manager, row)))
      await this.mails.send(manager, noted, told.outcome === 'failed' ? 'renewal-failed' : 'renewal-confirmation')
    if (told.outcome !== 'failed' || subscription.status !== 'active') return
    await changeSubscription(manager, subscription, { status: 'past_due' })
    await tellSubscription(manager, subscription, 'subscription.past_due')
  }

  private async failureOf(manager: EntityManager, { row, subscription, now }: Noted, told: TryOutcome) {
    const { invoiceID, tries } = row
    const { savedPaymentMethodID } = await requireRow(manager, PaymentTry, { invoiceID, number: tries })
    const triesOfMethod = savedPaymentMethodID ? await failedTriesOf(manager, savedPaymentMethodID, now) : 0
    const { timeZone } = subscription
    return { failureCode: told.failureCode ?? 'declined', failed: tries, at: now, timeZone, triesOfMethod }
  }

  private async tell(
    manager: EntityManager,
    invoice: Invoice,
    type: Extract<EventType, 'invoice.payment_failed' | 'invoice.requires_action'>,
  ): Promise<void> {
    const { clientID, mode } = invoice
    await recordEvent(manager, { clientID, mode, type, data: viewSummary(invoice, this.invoices.origin) })
  }
}

/** A plan of retries ends on its day, also where the merchant's limits stood in the way of its last one. */
function later({ endsAt, reason }: SubscriptionInvoice, now: Date): Partial<SubscriptionInvoice> {
  const dueAt = lookAgain(now)
  // A new method may come after the plan.
  return endsAt && endsAt < dueAt && reason !== 'new_method' ? { step: 'end', dueAt: endsAt } : { dueAt }
}
