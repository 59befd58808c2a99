import { Injectable, Logger } from '@nestjs/common'
import { IsNull, LessThanOrEqual } from 'typeorm'
import { extraRefundBatch, extraRefundPollMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { creditedWith } from '#contract/messages/errors/billing.js'
import { EndedRefunds } from '../../money/refunds/ended-refunds.js'
import { RefundsService } from '../../money/refunds/refunds.service.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { askRefund, faultOf, latestOf } from '../invoices/ask-refund.js'
import { CreditedPayments } from '../invoices/credited-payments.js'
import { CreditNote } from './credit-note.entity.js'
import { CreditNoteRefund } from './credit-note-refund.entity.js'
import { dropCreditRefunds } from './dropped-credit-refunds.js'

/** Refunds what credit notes give back. The key of the call keeps two processes from refunding twice. */
@Injectable()
export class CreditNoteRefunds {
  private readonly logger = new Logger('Billing')

  constructor(
    private readonly database: Database,
    private readonly refunds: RefundsService,
    loops: WorkLoops,
    ended: EndedRefunds,
    credited: CreditedPayments,
  ) {
    credited.serve(dropCreditRefunds)
    ended.listen(async (manager, refund) => {
      await manager.update(CreditNoteRefund, { refundID: refund.refundID }, { refundFault: faultOf(refund) })
    })
    loops.add({
      logger: this.logger,
      failure: "Couldn't read credit note refunds",
      pollMs: extraRefundPollMs,
      look: async () => (await this.workOff()) >= extraRefundBatch,
    })
  }

  async workOff(): Promise<number> {
    const due = await this.database.read.find(CreditNoteRefund, {
      where: { refundAfter: LessThanOrEqual(clock.now()) },
      order: { refundAfter: 'ASC' },
      take: extraRefundBatch,
    })
    for (const refund of due) await this.refund(refund)
    return due.length
  }

  private async refund({ creditNoteRefundID, creditNoteID, transactionID, amount }: CreditNoteRefund): Promise<void> {
    const note = await this.database.read.findOneByOrFail(CreditNote, { creditNoteID })
    const { clientID, mode, number } = note
    const call = { scopeID: creditNoteID, mode, key: creditNoteRefundID, request: ['credit-note', creditNoteRefundID] }
    const own = { transactionID, clientID, mode }
    const asked = await askRefund(this.refunds, own, call, { amount, reason: creditedWith(number) })
    if (!asked) return
    if (asked.refundFault) this.logger.warn(`The credit note ${creditNoteID} wasn't refunded: ${asked.refundFault}`)
    await this.database.write(async (manager) => {
      const latest = await latestOf(manager, transactionID, asked)
      await manager.update(CreditNoteRefund, { creditNoteRefundID, refundID: IsNull() }, latest)
    })
  }
}
