import { Injectable } from '@nestjs/common'
import type { SendEvidence } from '#contract/dispute-evidence.js'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/errors/disputes.js'
import type { Reached } from '../../platform/http/addressed.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { Customer } from '../customers/customer.entity.js'
import type { ProcessorEvidence } from '../processors/port/dispute-calls.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { askedOf } from '../transactions/transaction-rows.js'
import { OutcomeUnknown } from '../transactions/transactions.errors.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'
import { EvidenceNotTaken } from './disputes.errors.js'
import { evidenceLetter, isPrintable } from './evidence-letter.js'
import type { EvidenceFile } from './evidence-file.js'
import { requireOpenToEvidence } from './open-to-evidence.js'

type OwnDispute = Reached<'disputeID'>

/** What is said against a dispute is handed on to its processor, and kept nowhere here. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly calls: ProcessorCalls,
  ) {}

  /** The processor knows the evidence by our dispute, so that it counts once however often it is sent. */
  async send(own: OwnDispute, { text }: SendEvidence): Promise<DisputeView> {
    const dispute = await this.find(own)
    const processorReference = requireOpenToEvidence(dispute)
    const { disputeID: reference, transactionID } = dispute
    const files = dispute.evidenceFiles ?? []
    const letter = async () => (isPrintable(text) ? evidenceLetter(dispute, text) : null)
    const transaction = await this.database.read.findOneByOrFail(Transaction, { transactionID })
    const payer = await this.payerOf(transaction)
    const result = await this.calls.ask(
      'evidence',
      { ...askedOf(transaction), reference },
      (processor, signal, account) =>
        processor.sendEvidence({ account, reference, processorReference, text, letter, payer, files }, signal),
    )
    if (result.outcome === 'unanswered') throw new OutcomeUnknown()
    if (result.outcome === 'refused') throw new EvidenceNotTaken(words.evidenceRefused(result.sentence))
    return this.note(own, dispute.evidenceFiles)
  }

  private async payerOf({
    customerID,
    payerEmailAddress,
    payerName,
  }: Transaction): Promise<ProcessorEvidence['payer']> {
    const customer = customerID ? await this.database.read.findOneBy(Customer, { customerID }) : null
    return {
      emailAddress: payerEmailAddress ?? customer?.emailAddress ?? null,
      name: payerName ?? customer?.name ?? null,
      phoneNumber: customer?.phoneNumber ?? null,
    }
  }

  private note(own: OwnDispute, evidenceFiles: EvidenceFile[] | null): Promise<DisputeView> {
    return this.audit.unit(async (manager, record) => {
      const { disputeID } = own
      const dispute = await manager.findOneByOrFail(Dispute, { disputeID })
      if (dispute.evidenceSentAt) return viewDispute(dispute)
      const change = { evidenceSentAt: clock.now(), evidenceFiles }
      await manager.update(Dispute, { disputeID }, change)
      Object.assign(dispute, change)
      await record({ action: 'dispute.evidence_sent', target: { kind: 'dispute', id: disputeID } })
      const { clientID, mode } = dispute
      await recordEvent(manager, { clientID, mode, type: 'dispute.evidence_sent', data: viewDispute(dispute) })
      return viewDispute(dispute)
    })
  }

  private async find(own: OwnDispute): Promise<Dispute> {
    return orNotFound(await this.database.read.findOneBy(Dispute, { ...own }), 'dispute')
  }
}
