import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm'
import { extraRefundBatch, extraRefundPollMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { extraPayment } from '#contract/messages/errors/billing.js'
import { EndedRefunds } from '../../money/refunds/ended-refunds.js'
import type { Refund } from '../../money/refunds/refund.entity.js'
import { RefundsService } from '../../money/refunds/refunds.service.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { askRefund, faultOf, latestOf } from './ask-refund.js'
import { Invoice } from './invoice.entity.js'
import { InvoicePayment } from './invoice-payment.entity.js'

/** Refunds what came in and was more than the invoice still needed. The key of the call keeps two processes from refunding twice. */
@Injectable()
export class ExtraRefunds {
  private readonly logger = new Logger('Billing')

  constructor(
    private readonly database: Database,
    private readonly refunds: RefundsService,
    loops: WorkLoops,
    ended: EndedRefunds,
  ) {
    ended.listen(noteEnd)
    loops.add({
      logger: this.logger,
      failure: "Couldn't read extra invoice payments",
      pollMs: extraRefundPollMs,
      look: async () => (await this.workOff()) >= extraRefundBatch,
    })
  }

  async workOff(): Promise<number> {
    const due = await this.database.read.find(InvoicePayment, {
      where: { refundAfter: LessThanOrEqual(clock.now()) },
      order: { refundAfter: 'ASC' },
      take: extraRefundBatch,
    })
    for (const payment of due) await this.refund(payment)
    return due.length
  }

  private async refund(payment: InvoicePayment): Promise<void> {
    const { transactionID, invoiceID, amount, amountExtra, amountRefunded } = payment
    const { clientID, mode } = await this.database.read.findOneByOrFail(Invoice, { invoiceID })
    // A restored payment can be refunded a second time.
    const key = amountRefunded === 0 ? transactionID : `${transactionID}.${amountRefunded}`
    const call = { scopeID: invoiceID, mode, key, request: ['extra-payment', key] }
    const part = amountExtra < amount || amountRefunded > 0 ? { amount: amountExtra - amountRefunded } : {}
    const own = { transactionID, clientID, mode }
    const asked = await askRefund(this.refunds, own, call, { ...part, reason: extraPayment })
    if (!asked) return
    if (asked.refundFault) this.logger.warn(`The extra payment ${transactionID} wasn't refunded: ${asked.refundFault}`)
    await this.database.write(async (manager) => {
      const latest = await latestOf(manager, transactionID, asked)
      const change = { ...latest, ...(!latest.refundFault && { amountRefunded: amountExtra }) }
      await manager.update(InvoicePayment, { transactionID, refundID: IsNull() }, change)
    })
  }
}

/** A refund that was under way has failed, or one that had failed has succeeded after all. */
async function noteEnd(manager: EntityManager, refund: Refund): Promise<void> {
  const { refundID, amount } = refund
  const payment = await manager.findOneBy(InvoicePayment, { refundID })
  const refundFault = faultOf(refund)
  if (!payment || (payment.refundFault === null) === (refundFault === null)) return
  const amountRefunded = payment.amountRefunded + (refundFault === null ? amount : -amount)
  await manager.update(InvoicePayment, { refundID }, { refundFault, amountRefunded })
}
