import { Injectable, Logger } from '@nestjs/common'
import { LessThanOrEqual } from 'typeorm'
import {
  processorNoticePollMs,
  processorNoticeRetryMs,
  processorNoticeTriesMax,
  transactionBatch,
} from '#contract/limits.js'
import * as words from '#contract/messages/errors/processor-notices.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { updateRow } from '../../platform/database/rows.js'
import type { WorkLoop } from '../../platform/work/work-loop.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { DueTransactions } from '../due-work/due-transactions.service.js'
import { faultOfAnswer } from '../processors/port/answer-fault.js'
import { ReportDownloads } from '../processor-reports/report-downloads.service.js'
import type { NoticeSubject } from '../processors/port/processor.js'
import type { CallResult, RefundResult } from '../processors/port/results.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { Refund } from '../refunds/refund.entity.js'
import { RefundOutcomes } from '../refunds/refund-outcomes.js'
import { RefundsService } from '../refunds/refunds.service.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { askedOf } from '../transactions/transaction-rows.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { CaptureNotices } from './capture-notices.js'
import { LatePayments } from './late-payments.js'
import { ReceivedNotice } from './received-notice.entity.js'
import { ToldDisputes } from './told-disputes.js'

type Found = Pick<ReceivedNotice, 'status'> & Partial<Pick<ReceivedNotice, 'transactionID' | 'changed'>>

/** Works off what was received. Two processes on the same notice do no harm: an inquiry ends in the one second unit. */
@Injectable()
export class NoticeWork {
  private readonly logger = new Logger('Processors')
  private readonly loop: WorkLoop

  constructor(
    private readonly database: Database,
    private readonly due: DueTransactions,
    private readonly notices: ProcessorNotices,
    private readonly outcomes: TransactionOutcomes,
    private readonly refunds: RefundsService,
    private readonly refundOutcomes: RefundOutcomes,
    private readonly late: LatePayments,
    private readonly captures: CaptureNotices,
    private readonly disputes: ToldDisputes,
    private readonly accounts: ProcessorAccounts,
    private readonly reports: ReportDownloads,
    loops: WorkLoops,
  ) {
    this.loop = loops.add({
      logger: this.logger,
      failure: "Couldn't read due processor webhooks",
      pollMs: processorNoticePollMs,
      look: async (stopping) => (await this.workOff(stopping)) >= transactionBatch,
    })
  }

  wake(): void {
    this.loop.wake()
  }

  async workOff(stopping: AbortSignal): Promise<number> {
    const due = await this.database.read.find(ReceivedNotice, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: transactionBatch,
    })
    for (const notice of due) {
      if (stopping.aborted) return 0
      await this.workOn(notice)
    }
    return due.length
  }

  async workOn(notice: ReceivedNotice): Promise<ReceivedNotice> {
    const found = await this.look(notice).catch((error: unknown): Found => {
      this.logger.error(
        `${notice.processorNoticeID}: ${String(error)}`,
        error instanceof Error ? error.stack : undefined,
      )
      return { status: 'waiting' }
    })
    const tries = notice.tries + 1
    const isOver = found.status !== 'waiting' || tries >= processorNoticeTriesMax
    const change = {
      ...found,
      ...(found.status === 'done' && { subject: withoutToken(notice.subject) }),
      status: isOver && found.status === 'waiting' ? ('unknown' as const) : found.status,
      tries,
      workedAt: clock.now(),
      dueAt: isOver ? null : new Date(clock.time() + processorNoticeRetryMs * 2 ** tries),
    }
    const { processorNoticeID } = notice
    await this.database.write((manager) => updateRow(manager, ReceivedNotice, { processorNoticeID }, change))
    return Object.assign(notice, change)
  }

  private async look({ processorAccountID, noticeID, subject }: ReceivedNotice): Promise<Found> {
    if (!subject) return { status: 'ignored' }
    const ofClient = (await this.accounts.find(processorAccountID))?.clientID ?? null
    if (subject.report)
      return { status: (await this.reports.add(processorAccountID, subject.report)) ? 'done' : 'ignored' }
    if (subject.payoutID) return this.lookAtPayout(subject.payoutID, processorAccountID)
    if (subject.savedMethodKey)
      return heardAs(await this.notices.methodTold(processorAccountID, subject.savedMethodKey))
    if (subject.setup) return heardAs(await this.notices.setupTold(processorAccountID, subject))
    if (subject.connectedReference)
      return heardAs(await this.notices.connectedTold(processorAccountID, subject.connectedReference))
    const { reference, processorReference } = subject
    const name = reference ? { transactionID: reference } : processorReference ? { processorReference } : null
    const own = { processorAccountID, ...(ofClient !== null && { clientID: ofClient }) }
    const transaction = name && (await this.database.read.findOneBy(Transaction, { ...name, ...own }))
    if (!transaction) return { status: 'waiting' }
    const { transactionID } = transaction
    if (subject.refund && this.late.mayBe(transaction))
      return { status: (await this.late.hearOfRefund(transaction)) ? 'done' : 'waiting', transactionID }
    const ofCapture = await this.captures.hear(transaction, { processorAccountID, noticeID, subject })
    if (ofCapture === 'waiting') return { status: 'waiting', transactionID }
    if (ofCapture === 'done') return this.done(transaction)
    const heard = subject.refund
      ? await this.hearOfRefund(transactionID, subject.refund, subject)
      : await this.hear(transaction, subject.told)
    if (heard === 'unknown') return { status: 'waiting', transactionID }
    if (heard === 'given_back') return { status: 'done', transactionID, changed: words.givenBack }
    if (heard === 'conflict') return { status: 'done', transactionID, changed: words.conflict }
    // Paystack's are counted by what they are about, which is something else in test and in live.
    if (!(await this.disputes.take(transaction, subject, `${processorAccountID} ${noticeID}`)))
      return { status: 'waiting', transactionID }
    return this.done(transaction, heard)
  }

  private async done({ transactionID, status: before }: Transaction, heard: string | null = null): Promise<Found> {
    const { status: after } = await this.database.read.findOneByOrFail(Transaction, { transactionID })
    const changed = after === before ? heard : words.changed(before, after)
    return { status: 'done', transactionID, ...(changed && { changed }) }
  }

  private async lookAtPayout(payoutID: string, processorAccountID: string): Promise<Found> {
    const told = await this.notices.payoutTold(payoutID, processorAccountID)
    if (!told) return { status: 'waiting' }
    const { before, after } = told
    return { status: 'done', ...(before !== after && { changed: words.payoutChanged(before, after) }) }
  }

  private async hear(
    transaction: Transaction,
    told?: CallResult,
  ): Promise<'unknown' | 'conflict' | 'given_back' | null> {
    const mayBeLate = this.late.mayBe(transaction)
    if (!told && !mayBeLate) return (await this.due.ask(transaction)) ? null : 'unknown'
    const result = told ? asToldOf(transaction, told) : await this.due.resultOf(transaction, 'charge')
    if (result.outcome === 'unanswered') return 'unknown'
    const fault = faultOfAnswer(result, askedOf(transaction))
    if (fault) {
      this.logger.error(`${transaction.transactionID}: ignored a webhook that doesn't match: ${fault}`)
      return 'unknown'
    }
    if ((await this.outcomes.hear(transaction, result)) !== 'conflict') return null
    const { transactionID, status } = transaction
    this.logger.error(`${transactionID} is ${status}, but its processor reports ${result.outcome}`)
    if (!mayBeLate || result.outcome !== 'succeeded') return 'conflict'
    const processorReference = transaction.processorReference ?? result.processorReference ?? null
    const isGiven = await this.late.giveBack({ ...transaction, processorReference }, result.amount)
    return isGiven ? 'given_back' : 'unknown'
  }

  private async hearOfRefund(
    transactionID: string,
    { reference, processorReference }: NonNullable<NoticeSubject['refund']>,
    { toldRefund, toldAt }: Pick<NoticeSubject, 'toldRefund' | 'toldAt'>,
  ): Promise<string | null> {
    const isUnnamed = reference === undefined && processorReference === undefined
    const name = reference ? { refundID: reference } : processorReference ? { processorReference } : {}
    const refunds = await this.database.read.findBy(Refund, { ...name, transactionID })
    if (refunds.length === 0) return 'unknown'
    const told = isUnnamed ? undefined : toldRefund
    let changed: string | null = null
    for (const refund of refunds) {
      if (told && !this.isBelieved(refund, told)) return 'unknown'
      if (told) await this.refundOutcomes.close(refund, told, toldAt === undefined ? undefined : new Date(toldAt))
      else if (!(await this.refunds.inquire(refund))) return 'unknown'
      const { status } = await this.database.read.findOneByOrFail(Refund, { refundID: refund.refundID })
      if (status !== refund.status) changed = words.refundChanged(refund.status, status)
    }
    return changed
  }

  private isBelieved({ refundID: reference, amount: atMost, currency }: Refund, told: RefundResult): boolean {
    const fault = faultOfAnswer(told, { reference, atMost, currency })
    if (fault) this.logger.error(`${reference}: ignored a webhook that doesn't match: ${fault}`)
    return !fault
  }
}

// What was saved is sealed with the method by now.
function withoutToken(subject: NoticeSubject | null): NoticeSubject | null {
  if (!subject) return null
  const { toldSetup: _, told, ...rest } = subject
  if (!told) return rest
  const { saved: _saved, ...kept } = told
  return { ...rest, told: kept as CallResult }
}

const heardAs = (isHeard: boolean): Found => ({ status: isHeard ? 'done' : 'waiting' })

// A notice does not say how the payment captures: if automatically, its authorization means that it is paid.
function asToldOf({ captureMethod }: Transaction, told: CallResult): CallResult {
  if (told.outcome !== 'authorized' || captureMethod === 'manual') return told
  return { ...told, outcome: 'succeeded' }
}
