import { Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { payoutBatch, payoutInquiryAfterMs, payoutLostAfterMs } from '#contract/payout-limits.js'
import type { PayoutStatus } from '#contract/payout-states.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../../platform/database/database.js'
import { ledgerLineOf } from '../../ledger/ledger-lines.js'
import type { TransferResult } from '../../processors/port/transfer.js'
import { ProcessorCalls, type Unanswered } from '../../processors/processor-calls.js'
import { clearUnclear, noteUnclear } from '../../processors/unclear-calls.js'
import { ProcessorNotices } from '../../processors/processor-notices.js'
import { PayoutCreation } from '../payout-creation.service.js'
import { lockPayout, PayoutMoves, savePayout } from '../payout-moves.js'
import { Payout } from '../payout.entity.js'
import { processorOf } from './registry.js'

type Call = 'transfer' | 'inquire_transfer'

/** Hands approved payouts to rails that are called, and asks what became of them: two units around each call. */
@Injectable()
export class PayoutCalls implements OnModuleInit {
  private readonly logger = new Logger('Payouts')

  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly notices: ProcessorNotices,
    private readonly creation: PayoutCreation,
    private readonly moves: PayoutMoves,
  ) {}

  onModuleInit(): void {
    this.notices.lookAtPayouts(async (payoutID, processorAccountID) => {
      const payout = await this.database.read.findOneBy(Payout, { payoutID, processorAccountID })
      if (!payout) return null
      await this.inquire(payout)
      const { status } = await this.database.read.findOneByOrFail(Payout, { payoutID })
      return { before: payout.status, after: status }
    })
  }

  async workOff(signal: AbortSignal): Promise<number> {
    const due = await this.database.read.find(Payout, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: payoutBatch,
    })
    for (const payout of due) {
      if (signal.aborted) return 0
      await this.orLater(payout, () => (payout.status === 'approved' ? this.handOver(payout) : this.inquire(payout)))
    }
    return due.length
  }

  private async handOver({ payoutID }: Payout): Promise<void> {
    const begun = await this.database.write(async (manager) => {
      const payout = await lockPayout(manager, { payoutID })
      const isDue = payout.status === 'approved' && payout.dueAt !== null && payout.rail !== 'bank_file'
      // As with a file it stays approved, until the account takes it or somebody cancels it.
      if (isDue && !(await this.isTaken(manager, payout))) {
        await savePayout(manager, payout, later())
        return null
      }
      if (isDue) await this.moves.move(manager, payout, 'sent', { sentAt: clock.now(), ...this.inFlight() })
      return isDue ? payout : null
    })
    if (begun) await this.ask('transfer', begun)
  }

  private async inquire(payout: Payout): Promise<void> {
    if (payout.rail === 'bank_file' || !asked.includes(payout.status)) return
    const told = await this.ask('inquire_transfer', payout)
    if (told?.outcome !== 'unknown') return
    const { payoutID } = payout
    const again = await this.database.write(async (manager) => {
      const now = await lockPayout(manager, { payoutID })
      if (now.status !== 'sent' && now.status !== 'paid') return null
      const isLost = now.status === 'sent' && clock.time() - (now.sentAt?.getTime() ?? 0) >= payoutLostAfterMs
      const isAgain = isLost && (await this.isTaken(manager, now))
      await savePayout(manager, now, isAgain ? this.inFlight() : later())
      return isAgain ? now : null
    })
    // Under the same reference, which the rail pays at most once.
    if (again) await this.ask('transfer', again)
  }

  private async isTaken(manager: EntityManager, payout: Payout): Promise<boolean> {
    return (await this.creation.untaken(manager, [payout])).size === 0
  }

  private async ask(call: Call, payout: Payout): Promise<TransferResult | null> {
    const { payoutID, rail, amount, currency, sentAt } = payout
    const processor = processorOf(rail)
    if (!processor) throw new Error(`${payoutID} goes by ${rail}, which is not called`)
    const details = this.creation.open(payout)
    const asked = {
      ...{ processor, processorAccountID: payout.processorAccountID ?? '', reference: payoutID },
      ...{ processorReference: payout.railReference, atMost: amount, isWhole: true, currency },
    }
    const result = await this.calls.ask(call, asked, (one, signal, account) => {
      const transfer = { account, reference: payoutID, amount, currency, ...details, sentAt: sentAt ?? clock.now() }
      return call === 'transfer' ? one.transfer(transfer, signal) : one.inquireTransfer(transfer, signal)
    })
    if (result.outcome === 'unanswered') {
      await this.noteUnclear(payout, call, result)
      return null
    }
    await this.settle(payout, result)
    return result
  }

  private async settle(
    { payoutID, clientID }: Payout,
    { outcome, sentence, lookAgainMs, ...told }: TransferResult,
  ): Promise<void> {
    await this.database.writeInLine(ledgerLineOf(clientID), async (manager) => {
      const payout = await lockPayout(manager, { payoutID })
      await clearUnclear(manager, payoutID)
      const railReference = told.processorReference ?? payout.railReference
      const { status } = payout
      if (status !== 'sent' && status !== 'paid') {
        if (outcome === 'paid') await this.moves.notePaid(manager, payout)
        // Otherwise the worker would ask about it every second, without end.
        if (payout.dueAt) await savePayout(manager, payout, { dueAt: null })
        return
      }
      if (outcome === 'failed' && status === 'sent') await this.moves.markFailed(manager, payoutID, sentence ?? '')
      else if (outcome === 'returned') await this.moves.markReturned(manager, payoutID, sentence ?? '')
      else if (outcome === 'paid' && status === 'sent') {
        const paidFrom = ['processor_clearing', payout.processorAccountID ?? ''] as const
        await this.moves.markPaid(manager, payoutID, {
          at: clock.now(),
          paidFrom,
          ...(railReference !== null && { railReference }),
        })
        if (lookAgainMs) await savePayout(manager, await lockPayout(manager, { payoutID }), laterBy(lookAgainMs))
      } else if (status === 'paid') await savePayout(manager, payout, { dueAt: null })
      else await savePayout(manager, payout, { ...laterBy(lookAgainMs ?? payoutInquiryAfterMs), railReference })
    })
  }

  private noteUnclear({ payoutID }: Payout, call: Call, unanswered: Unanswered): Promise<void> {
    return this.database.write(async (manager) => {
      const payout = await lockPayout(manager, { payoutID })
      if (!payout.dueAt) return
      const { clientID, mode, amount, currency, railReference } = payout
      const about = { subjectID: payoutID, kind: 'payout' as const, transactionID: null }
      const subject = { ...about, clientID, mode, amount, currency }
      const processorAccountID = payout.processorAccountID ?? ''
      const dueAt = await noteUnclear(manager, { ...subject, processorAccountID }, call, unanswered)
      const change = { inFlightBy: null, dueAt, railReference: railReference ?? unanswered.processorReference ?? null }
      await savePayout(manager, payout, change)
    })
  }

  private waitFor(payoutID: string): Promise<void> {
    return this.database.write(async (manager) => {
      const payout = await lockPayout(manager, { payoutID })
      if (payout.dueAt) await savePayout(manager, payout, later())
    })
  }

  private inFlight() {
    return { inFlightBy: this.database.processes.mark, dueAt: new Date(clock.time() + payoutInquiryAfterMs) }
  }

  // A row that fails must not hold up those behind it.
  private async orLater({ payoutID }: Payout, work: () => Promise<void>): Promise<void> {
    await work().catch(async (error: unknown) => {
      this.logger.error(`${payoutID}: ${String(error)}`, error instanceof Error ? error.stack : undefined)
      await this.waitFor(payoutID)
    })
  }
}

/** Also what has ended by the rail's own word, which may have been wrong. */
const asked: readonly PayoutStatus[] = ['sent', 'paid', 'failed', 'returned']

const laterBy = (ms: number) => ({ inFlightBy: null, dueAt: new Date(clock.time() + ms) })
const later = () => laterBy(payoutInquiryAfterMs)
