import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SubscriptionStatus } from '#contract/billing-choices.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { requireRow, updateRow } from '../../platform/database/rows.js'
import { rulesOf } from '../dunning/retry-rules.js'
import { InvoiceMails } from '../invoices/invoice-mails.service.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { takesMoney } from '../invoices/invoice.view.js'
import { timeOf } from '../test-clocks/time-of.js'
import { hasMailedEnough } from './clock-mails.js'
import { greetsByName } from './greets-by-name.js'
import { Renewals } from './renewals.service.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription, noteSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { isPaidNow, lookAgain } from './untried.js'

interface Found {
  row: SubscriptionInvoice
  invoice: Invoice
  subscription: Subscription
  now: Date
}

const isOver: SubscriptionStatus[] = ['canceled', 'paused']

/** The steps of an invoice that is not charged: it is emailed, it becomes overdue, or its retries have ended. */
@Injectable()
export class CollectionEnds {
  constructor(
    private readonly audit: AuditLog,
    private readonly mails: InvoiceMails,
    private readonly renewals: Renewals,
  ) {}

  /** False: nothing was due. */
  step(invoiceID: string): Promise<boolean> {
    return this.audit.unit(async (manager, record) => {
      const row = await requireRow(manager, SubscriptionInvoice, { invoiceID })
      const now = await timeOf(manager, row)
      if (!row.dueAt || row.dueAt > now || row.step === 'try') return false
      const invoice = await requireRow(manager, Invoice, { invoiceID })
      const subscription = await requireRow(manager, Subscription, { subscriptionID: row.subscriptionID })
      const found = { row, invoice, subscription, now }
      const change = takesMoney(invoice) ? await this.act(manager, record, found) : { dueAt: null }
      await updateRow(manager, SubscriptionInvoice, { invoiceID }, change)
      return true
    })
  }

  private async act(manager: EntityManager, record: Record, found: Found): Promise<Partial<SubscriptionInvoice>> {
    const { row, invoice, subscription, now } = found
    if (row.step === 'send') {
      // Without an address there is still the link, which the merchant can share.
      if (invoice.buyer?.emailAddress && !(await hasMailedEnough(manager, row)))
        await this.mails.sendIn(manager, record, invoice, { greetsByName: await greetsByName(manager, subscription) })
      return { step: 'overdue', dueAt: invoice.dueAt }
    }
    if (isOver.includes(subscription.status)) return { dueAt: null }
    if (row.step === 'end' && (await isPaidNow(manager, invoice, row))) return { dueAt: lookAgain(now) }
    if (row.step === 'end') await this.end(manager, record, subscription, now)
    else await pastDue(manager, record, subscription)
    return { dueAt: null }
  }

  private async end(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<void> {
    const { atEnd } = await rulesOf(manager, subscription)
    if (atEnd === 'cancel') return this.renewals.cancel(manager, record, subscription, now)
    if (atEnd === 'past_due') return pastDue(manager, record, subscription)
    await changeSubscription(manager, subscription, { status: 'paused', pausedAt: now, dueAt: null })
    await noteSubscription(manager, record, subscription, 'subscription.paused')
  }
}

async function pastDue(manager: EntityManager, record: Record, subscription: Subscription): Promise<void> {
  if (subscription.status !== 'active') return
  await changeSubscription(manager, subscription, { status: 'past_due' })
  await noteSubscription(manager, record, subscription, 'subscription.past_due')
}
