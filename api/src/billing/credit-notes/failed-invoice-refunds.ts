import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { InvoicePayment } from '../invoices/invoice-payment.entity.js'
import { CreditNote } from './credit-note.entity.js'
import { CreditNoteRefund } from './credit-note-refund.entity.js'

/** Refunds of invoices that no loop will bring about. What the merchant refunded by hand is settled. */
@Injectable()
export class FailedInvoiceRefunds {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'invoice_refund_failed', find: failedRefunds })
  }
}

export const settledByHand = 'NOTHING_TO_REFUND'

async function failedRefunds(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const found = [...(await extraPayments(manager, asked)), ...(await credits(manager, asked))]
  return found.sort((one, other) => one.since.getTime() - other.since.getTime()).slice(0, asked.limit)
}

async function extraPayments(manager: EntityManager, { mode, limit }: AttentionQuestion): Promise<AttentionItem[]> {
  const { entities, raw } = await manager
    .createQueryBuilder(InvoicePayment, 'payment')
    .innerJoin(Invoice, 'invoice', 'invoice.invoiceID = payment.invoiceID')
    .addSelect('invoice.clientID', 'ownerID')
    .addSelect('invoice.currency', 'ownerCurrency')
    .where('invoice.mode = :mode AND payment.lostAt IS NULL', { mode })
    .andWhere('payment.refundFault IS NOT NULL AND payment.refundFault <> :settledByHand', { settledByHand })
    .orderBy('payment.createdAt', 'ASC')
    .limit(limit)
    .getRawAndEntities<Owner>()
  return entities.map(({ transactionID, amountExtra, amountRefunded, refundFault, createdAt }, at) => ({
    ...ownerOf(raw[at]),
    ...{ subjectID: transactionID, amount: amountExtra - amountRefunded, since: createdAt, isOverdue: true },
    sentence: words.extraPaymentKept(refundFault ?? ''),
  }))
}

async function credits(manager: EntityManager, { mode, limit }: AttentionQuestion): Promise<AttentionItem[]> {
  const { entities, raw } = await manager
    .createQueryBuilder(CreditNoteRefund, 'refund')
    .innerJoin(CreditNote, 'note', 'note.creditNoteID = refund.creditNoteID')
    .addSelect('note.clientID', 'ownerID')
    .addSelect('note.currency', 'ownerCurrency')
    .addSelect('note.number', 'ownerNumber')
    .where('note.mode = :mode', { mode })
    .andWhere('refund.refundFault IS NOT NULL AND refund.refundFault <> :settledByHand', { settledByHand })
    .orderBy('refund.createdAt', 'ASC')
    .limit(limit)
    .getRawAndEntities<Owner>()
  return entities.map(({ transactionID, amount, refundFault, createdAt }, at) => ({
    ...ownerOf(raw[at]),
    ...{ subjectID: transactionID, amount, since: createdAt, isOverdue: true },
    sentence: words.creditKept(raw[at]?.ownerNumber ?? '', refundFault ?? ''),
  }))
}

type Owner = Record<'ownerID' | 'ownerNumber', string> & { ownerCurrency: Invoice['currency'] }

const ownerOf = (row: Owner | undefined) => ({ clientID: row?.ownerID ?? null, currency: row?.ownerCurrency ?? null })
