import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { transferDetailsMailsMax, transferMailsCountedMs } from '#contract/bank-limits.js'
import { clock } from '#contract/clock.js'
import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { payee } from '#contract/messages/debts.js'
import { Client } from '../../people/clients/client.entity.js'
import { Environment } from '../../platform/config/environment.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Transaction } from '../transactions/transaction.entity.js'
import type { TransferNewsItem } from '../transactions/transfer-news.js'
import { PaymentLink } from './payment-link.entity.js'

const everyTime = new Date(0)

/** What the payer's page shows, by mail: the account, what is missing (once), money that came too late (once) or was returned. */
@Injectable()
export class TransferMails {
  constructor(
    private readonly environment: Environment,
    private readonly mailbox: Mailbox,
  ) {}

  async mail(manager: EntityManager, transaction: Transaction, { kind, amount }: TransferNewsItem): Promise<void> {
    const { paymentLinkID, payerEmailAddress: to, transactionID: aboutID, mode, currency } = transaction
    if (!paymentLinkID || !to) return
    if (kind === 'details' && (await hasEnoughDetails(manager, to))) return
    if (kind === 'part' || kind === 'late') {
      const mailed = await this.mailbox.countSince(manager, aboutID, `transfer-${kind}`, everyTime)
      if (mailed > 0) return
    }
    const { token, debtRequestID } = await manager.findOneByOrFail(PaymentLink, { paymentLinkID })
    const { name } = await manager.findOneByOrFail(Client, { clientID: transaction.clientID })
    const language = transaction.payerLanguage ?? this.environment.DEFAULT_LANGUAGE
    const news = {
      // The payer typed the name, and the address may be another person's.
      name: to,
      mode,
      merchantName: debtRequestID ? payee : name,
      money: moneyIn(formatsOf(language), amount, currency),
      path: `/pay/${token}/payments/${aboutID}`,
    }
    const about = { to, aboutID, language }
    if (kind === 'late' || kind === 'returned')
      return this.mailbox.queue(manager, { kind: `transfer-${kind}`, ...about, data: news })
    const due = dueOf(transaction)
    if (due) await this.mailbox.queue(manager, { kind: `transfer-${kind}`, ...about, data: { ...news, ...due } })
  }
}

/** Anybody can begin a transfer with any address, so one address gets the details of only so many a day. */
async function hasEnoughDetails(manager: EntityManager, payerEmailAddress: string): Promise<boolean> {
  const since = clock.time() - transferMailsCountedMs
  const begun = await manager
    .createQueryBuilder(Transaction, 'transaction')
    .where('transaction.payerEmailAddress = :payerEmailAddress', { payerEmailAddress })
    .andWhere('transaction.bankTransfer IS NOT NULL')
    .andWhere('transaction.createdAt > :since', { since })
    .getCount()
  return begun > transferDetailsMailsMax
}

function dueOf({ bankTransfer, amount, currency, expiresAt }: Transaction) {
  if (!bankTransfer || !expiresAt) return null
  const { received, ...account } = bankTransfer
  return { ...account, missing: amount - received, currency, endsAt: expiresAt.toISOString() }
}
