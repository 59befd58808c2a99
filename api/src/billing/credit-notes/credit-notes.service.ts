import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { invoiceNumberDigits } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type {
  CreateCreditNote,
  CreditNoteSummaryView,
  CreditNoteView,
  ListCreditNotes,
} from '#contract/credit-notes.js'
import { RefundsByPeople } from '../../money/refunds/refunds-by-people.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { recordEvent } from '../../platform/events/record-event.js'
import type { Own } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { InvoiceSettings } from '../invoice-settings/invoice-settings.entity.js'
import { BuyerLanguages } from '../invoices/buyer-languages.js'
import { taxesOf } from '../invoices/build-lines.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { dueOf } from '../invoices/invoice.view.js'
import { InvoiceLine } from '../invoices/invoice-line.entity.js'
import { InvoicePayment } from '../invoices/invoice-payment.entity.js'
import { InvoiceStates } from '../invoices/invoice-states.service.js'
import { InvoiceStateConflict } from '../invoices/invoices.errors.js'
import { type CreditedLine, creditLines } from './credit-lines.js'
import { CreditNote } from './credit-note.entity.js'
import { viewCreditNote, viewCreditSummary } from './credit-note.view.js'
import { CreditNoteLine } from './credit-note-line.entity.js'
import { CreditNoteRefund } from './credit-note-refund.entity.js'
import { CreditedInvoiceUnknown, CreditedLineUnknown, CreditTooLarge, NothingToCredit } from './credit-notes.errors.js'

export type OwnCreditNote = Own<'creditNoteID'>

@Injectable()
export class CreditNotesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly states: InvoiceStates,
    private readonly refunds: RefundsByPeople,
    private readonly languages: BuyerLanguages,
  ) {}

  list({ clientID, mode }: Own, { invoiceID, customerID, ...query }: ListCreditNotes) {
    return this.database.list((manager): Promise<Page<CreditNoteSummaryView>> => {
      const builder = manager
        .createQueryBuilder(CreditNote, 'note')
        .where('note.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'note'))
      if (invoiceID) builder.andWhere('note.invoiceID = :invoiceID', { invoiceID })
      if (customerID) builder.andWhere('note.customerID = :customerID', { customerID })
      return readPage(builder, 'note', 'creditNoteID', query, viewCreditSummary)
    })
  }

  async get(own: OwnCreditNote): Promise<CreditNoteView> {
    const { read } = this.database
    return viewCreditNote(read, await findCreditNote(read, own))
  }

  /** Units with audit lines stand in line, so no two take one number, and no two credit the same amount. */
  async create(
    { clientID, mode }: Own,
    call: KeyedCall,
    input: CreateCreditNote,
    person?: ClientCaller,
  ): Promise<Answer<CreditNoteView>> {
    const refuse = person && (await this.refunds.ofOtherCall(person))
    const createdAt = clock.now()
    const creditNoteID = newId('crn', createdAt.getTime())
    return this.audit.unit(async (manager, record) => {
      const first = await beginCall<CreditNoteView>(manager, call, creditNoteID)
      if (first) return first
      const invoice = await manager.findOneBy(Invoice, { invoiceID: input.invoiceID, clientID, mode })
      if (!invoice) throw new CreditedInvoiceUnknown()
      if (invoice.status === 'draft' || invoice.status === 'void') throw new InvoiceStateConflict(invoice.status)
      const credited = await this.credit(manager, invoice, input)
      const note = await insertNote(manager, invoice, credited, {
        creditNoteID,
        ...{ createdAt, reason: input.reason ?? null },
        language: await this.languages.of(manager, invoice),
      })
      const amount = note.total - note.amountOffDue
      if (amount > 0) await refuse?.(manager, { ...note, amount })
      await this.states.credit(manager, invoice, note.total, amount)
      const { number, currency, total, invoiceID } = note
      const after = { clientID, mode, number, invoiceID, currency, total }
      await record({ action: 'credit_note.created', target: { kind: 'credit_note', id: creditNoteID }, after })
      const view = await viewCreditNote(manager, note)
      await recordEvent(manager, { clientID, mode, type: 'credit_note.created', data: viewCreditSummary(note) })
      await finishCall(manager, creditNoteID, view)
      return firstAnswer(view)
    })
  }

  private async credit(
    manager: EntityManager,
    { invoiceID, total, amountCredited }: Invoice,
    { lines: given }: CreateCreditNote,
  ): Promise<CreditedLine[]> {
    const lines = await manager.find(InvoiceLine, { where: { invoiceID }, order: { position: 'ASC' } })
    const credited = creditLines(lines, await creditedBefore(manager, lines), given)
    if (credited === 'unknown') throw new CreditedLineUnknown()
    if (credited === 'too_much') throw new CreditTooLarge()
    const creditedTotal = credited.reduce((sum, line) => sum + line.total, 0)
    if (creditedTotal <= 0) throw new NothingToCredit()
    if (creditedTotal > total - amountCredited) throw new CreditTooLarge()
    return credited
  }
}

export const findCreditNote = async (manager: EntityManager, own: OwnCreditNote): Promise<CreditNote> =>
  orNotFound(await manager.findOneBy(CreditNote, { ...own }), 'credit note')

async function creditedBefore(manager: EntityManager, lines: readonly InvoiceLine[]) {
  const ids = lines.map(({ invoiceLineID }) => invoiceLineID)
  const before = new Map<string, { amount: number; taxAmount: number }>()
  for (const { invoiceLineID, amount, taxAmount } of await manager.findBy(CreditNoteLine, { invoiceLineID: In(ids) })) {
    const known = before.get(invoiceLineID) ?? { amount: 0, taxAmount: 0 }
    before.set(invoiceLineID, { amount: known.amount + amount, taxAmount: known.taxAmount + taxAmount })
  }
  return before
}

type Made = Pick<CreditNote, 'creditNoteID' | 'createdAt' | 'reason' | 'language'>

async function insertNote(
  manager: EntityManager,
  invoice: Invoice,
  credited: readonly CreditedLine[],
  made: Made,
): Promise<CreditNote> {
  const { clientID, mode, invoiceID, customerID, currency } = invoice
  const sumOf = (name: 'net' | 'taxAmount' | 'total') => credited.reduce((sum, line) => sum + line[name], 0)
  const total = sumOf('total')
  const note: CreditNote = {
    ...made,
    ...{ clientID, mode, invoiceID, customerID, currency, ...(await nextNumber(manager, invoice, made.createdAt)) },
    ...{ subtotal: sumOf('net'), taxAmount: sumOf('taxAmount'), total },
    amountOffDue: Math.min(total, dueOf(invoice)),
    taxes: taxesOf(credited.map(({ line, net, taxAmount }) => ({ ...line, net, taxAmount }))),
  }
  await manager.insert(CreditNote, manager.create(CreditNote, note))
  const { creditNoteID } = made
  const rows = credited.map(({ line: { invoiceLineID }, amount, net, taxAmount, total }, position) => ({
    ...{ creditNoteLineID: newId('crl'), creditNoteID, invoiceLineID, position, amount, net, taxAmount, total },
  }))
  await manager.insert(CreditNoteLine, rows)
  await insertRefunds(manager, note)
  return note
}

async function nextNumber(manager: EntityManager, { clientID, mode }: Invoice, at: Date) {
  const settings = await manager.findOneByOrFail(InvoiceSettings, { clientID, mode })
  const sequence = settings.lastCreditNumber + 1
  await manager.update(InvoiceSettings, { clientID, mode }, { lastCreditNumber: sequence })
  const digits = String(sequence).padStart(invoiceNumberDigits, '0')
  return { sequence, number: `${settings.numberPrefix}-CN-${at.getUTCFullYear()}-${digits}` }
}

/** The newest payments go back first. */
async function insertRefunds(manager: EntityManager, note: CreditNote): Promise<void> {
  const { creditNoteID, invoiceID, total, amountOffDue, createdAt } = note
  const payments = await manager.find(InvoicePayment, {
    where: { invoiceID, lostAt: IsNull() },
    order: { createdAt: 'DESC', transactionID: 'DESC' },
  })
  let left = total - amountOffDue
  for (const { transactionID, amount, amountExtra } of payments) {
    if (left === 0) break
    const returned = (await manager.sum(CreditNoteRefund, 'amount', { transactionID })) ?? 0
    const part = Math.min(left, amount - amountExtra - returned)
    if (part <= 0) continue
    left -= part
    const refund = { creditNoteRefundID: newId('crr'), creditNoteID, transactionID, amount: part, createdAt }
    const notAsked = { refundID: null, refundFault: null, refundAfter: createdAt }
    await manager.insert(CreditNoteRefund, { ...refund, ...notAsked })
  }
}
