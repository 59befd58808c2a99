import { randomBytes } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { StripeBalance } from './stripe-balance.js'
import type { Intent } from './stripe-objects.js'
import type { StripeFile, UploadedForm } from './stripe-files.js'
import { type Form, invalid, missing, requireOnly } from './stripe-refusal.js'

export interface DisputeTerms {
  status?: string
  amount?: number
  currency?: string
}

interface HeldDispute {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  reason: string
  status: string
  evidence_details: { due_by: number | null; has_evidence: boolean; submission_count: number }
  balance_transactions: { amount: number }[]
  /** Its money has left although it was prevented. */
  countsAsLost?: boolean
  /** What was sent: the text, and the files by their ids. */
  evidence?: Form
}

/** Of "Update a dispute": what takes a file. */
const fileFields = ['receipt', 'shipping_documentation', 'customer_communication', 'uncategorized_file']
const takesEvidence = ['needs_response', 'warning_needs_response']

/** Disputes as "The Dispute object" and "Types of events" of Stripe's API reference describe them; an inquiry moves no money. */
export class StripeDisputes {
  readonly all = new Map<string, HeldDispute>()
  readonly files = new Map<string, StripeFile>()
  refusesFiles = false
  /** What is answered instead of a dispute, so that a test can break its form. */
  answersWith: object | null = null

  constructor(
    private readonly balance: StripeBalance,
    private readonly tell: (type: string, object: object) => void,
  ) {}

  answer(method: string, named: string, form: Form): object {
    const dispute = [...this.all.values()].find(({ id }) => id === named)
    if (!dispute) throw missing('dispute')
    return method === 'GET' ? (this.answersWith ?? dispute) : this.takeEvidence(dispute, form)
  }

  /** "Create a file" of Stripe's API reference: of the purpose `dispute_evidence`, a PDF, JPEG or PNG. */
  upload({ purpose, file }: UploadedForm): object {
    if (this.refusesFiles) throw invalid('file_unreadable', 'file')
    if (purpose !== 'dispute_evidence' || !file) throw invalid('parameter_missing', 'purpose')
    if (!['application/pdf', 'image/jpeg', 'image/png'].includes(file.type)) throw invalid('file_type_invalid', 'file')
    if (file.size > 5_000_000) throw invalid('file_size_too_large', 'file')
    const id = `file_${randomBytes(12).toString('hex')}`
    this.files.set(id, file)
    return { id, object: 'file', purpose, size: file.size, filename: file.name, type: file.type.split('/')[1] }
  }

  open({ id: payment_intent, amount_received, currency }: Intent, reason: string, terms: DisputeTerms = {}): string {
    const { status = 'needs_response', amount = amount_received } = terms
    const due_by = Math.floor(clock.time() / 1_000) + 7 * 86_400
    const dispute: HeldDispute = {
      ...{ id: `du_${randomBytes(12).toString('hex')}`, object: 'dispute', amount, payment_intent, reason, status },
      ...{ currency: terms.currency ?? currency, balance_transactions: [] },
      evidence_details: { due_by, has_evidence: false, submission_count: 0 },
    }
    this.all.set(payment_intent, dispute)
    this.tell('charge.dispute.created', dispute)
    if (status === 'needs_response') this.withdraw(dispute)
    return dispute.id
  }

  /** The processor goes on to this status; `closed` is told as well where the status ends it. */
  become(payment_intent: string, status: string): void {
    const dispute = this.of(payment_intent)
    const { status: before } = dispute
    dispute.status = status
    if (status === 'needs_response' || (before === 'won' && status === 'lost')) this.withdraw(dispute)
    if (status === 'won') this.reinstate(dispute)
    const isEnd = ['won', 'lost', 'warning_closed', 'prevented'].includes(status)
    this.tell(isEnd ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute)
  }

  of(payment_intent: string): HeldDispute {
    const dispute = this.all.get(payment_intent)
    if (!dispute) throw missing('dispute')
    return dispute
  }

  private withdraw(dispute: HeldDispute): void {
    dispute.balance_transactions.push({ amount: -dispute.amount })
    this.balance.dispute(dispute, dispute.currency)
    this.tell('charge.dispute.funds_withdrawn', dispute)
  }

  private reinstate(dispute: HeldDispute): void {
    if (dispute.balance_transactions.length === 0) return
    dispute.balance_transactions.push({ amount: dispute.amount })
    this.balance.disputeWon(dispute, dispute.currency)
    this.tell('charge.dispute.funds_reinstated', dispute)
  }

  private takeEvidence(dispute: HeldDispute, form: Form): object {
    requireOnly(form, ['evidence', 'submit'])
    if (!takesEvidence.includes(dispute.status) || form.submit !== 'true') throw invalid('dispute_not_open', 'submit')
    const { uncategorized_text, ...files } = form.evidence as Form
    requireOnly(files, fileFields)
    for (const [field, id] of Object.entries(files)) if (!this.files.has(String(id))) throw missing(field)
    dispute.evidence = { uncategorized_text: String(uncategorized_text), ...files }
    dispute.status = dispute.status.replace('needs_response', 'under_review')
    dispute.evidence_details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 }
    return dispute
  }
}
