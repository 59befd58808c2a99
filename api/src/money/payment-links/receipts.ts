import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { payee } from '#contract/messages/debts.js'
import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { Client } from '../../people/clients/client.entity.js'
import { Environment } from '../../platform/config/environment.js'
import { readColumns, requireRow } from '../../platform/database/rows.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Customer } from '../customers/customer.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { InvoiceParts } from './invoice-parts.js'
import { PaymentLink } from './payment-link.entity.js'

@Injectable()
export class Receipts {
  constructor(
    private readonly environment: Environment,
    private readonly mailbox: Mailbox,
    private readonly parts: InvoiceParts,
  ) {}

  /** In the unit of the payment, so that what is not paid has no receipt. */
  async mail(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, payerEmailAddress: to, transactionID, clientID, status } = transaction
    if (status !== 'succeeded' || !paymentLinkID || !to) return
    if (await isOnClock(manager, transaction)) return
    const link = await requireRow(manager, PaymentLink, { paymentLinkID })
    const { token, debtRequestID, purpose } = link
    // The merchant began it, and its own page says that it is paid.
    if (purpose === 'confirmation') return
    const { name } = await requireRow(manager, Client, { clientID })
    const language = transaction.payerLanguage ?? this.environment.DEFAULT_LANGUAGE
    const money = (amount: number) => moneyIn(formatsOf(language), amount, transaction.currency)
    // The invoice counts the payment after this.
    const left = link.amount === null ? null : link.amount - transaction.amountCaptured
    const isSaving = transaction.methodSetupID !== null
    const rest = await this.parts.leftOf(manager, link, left, { isSaving })
    const data = {
      // The payer typed the name, and the address may be another person's.
      name: to,
      mode: transaction.mode,
      merchantName: debtRequestID ? payee : name,
      description: transaction.description,
      money: money(transaction.amountCaptured),
      ...(rest && { rest: { money: money(rest.amount), isCharged: rest.isCharged } }),
      transactionID,
      path: `/pay/${token}/payments/${transactionID}`,
    }
    await this.mailbox.queue(manager, { kind: 'receipt', to, aboutID: transactionID, language, data })
  }
}

const clockAlone = ['testClockID'] as const

/** A test clock pays years of renewals within seconds, and each receipt of it would be a real mail. */
async function isOnClock(manager: EntityManager, { mode, customerID }: Transaction): Promise<boolean> {
  if (mode !== 'test' || !customerID) return false
  const [customer] = await readColumns(manager, Customer, clockAlone, 'WHERE "customerID" = $1', [customerID])
  return Boolean(customer?.testClockID)
}
