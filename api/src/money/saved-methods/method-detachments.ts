import { Injectable, Logger } from '@nestjs/common'
import { LessThanOrEqual } from 'typeorm'
import { clock } from '#contract/clock.js'
import { transactionBatch, transactionPollMs } from '#contract/limits.js'
import { Database } from '../../platform/database/database.js'
import type { WorkLoop } from '../../platform/work/work-loop.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import type { ProcessorSavedMethod, SavedMethodTold } from '../processors/port/saved.js'
import type { UsedAccount } from '../processors/port/used-account.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { detachAgainMs } from './remove-method.js'
import { SavedMethodKeeping } from './saved-method-keeping.js'
import { changeMethod } from './saved-method-rows.js'
import { SavedPaymentMethod } from './saved-payment-method.entity.js'

const longestWaitMs = 86_400_000

/** Removes methods at their processors, and marks the cards whose month has passed. */
@Injectable()
export class MethodDetachments {
  private readonly logger = new Logger('SavedMethods')
  private readonly loop: WorkLoop

  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly keeping: SavedMethodKeeping,
    loops: WorkLoops,
  ) {
    this.loop = loops.add({
      logger: this.logger,
      failure: "Couldn't read due saved methods",
      pollMs: transactionPollMs,
      look: async (stopping) => (await this.workOff(stopping)) >= transactionBatch,
    })
  }

  wake(): void {
    this.loop.wake()
  }

  async workOff(stopping: AbortSignal): Promise<number> {
    const due = await this.database.read.find(SavedPaymentMethod, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: transactionBatch,
    })
    for (const method of due) {
      if (stopping.aborted) return 0
      await this.workOn(method).catch((error: unknown) =>
        this.logger.error(`${method.savedPaymentMethodID}: ${String(error)}`),
      )
    }
    return due.length
  }

  private async workOn(method: SavedPaymentMethod): Promise<void> {
    if (method.state === 'detached') return this.detachAgain(method)
    await this.database.write(async (manager) => {
      const { savedPaymentMethodID } = method
      const now = await manager.findOneByOrFail(SavedPaymentMethod, { savedPaymentMethodID })
      const isOver = now.dueAt !== null && now.dueAt.getTime() <= clock.time()
      if (!isOver || now.state !== 'active') return
      await changeMethod(manager, now, { state: 'expired', dueAt: null }, 'payment_method.updated')
    })
  }

  /** An answer may have been lost, so the processor is asked first what the method is. */
  private async detachAgain(method: SavedPaymentMethod): Promise<void> {
    const told = await this.read(method)
    if (told.outcome === 'detached') return this.confirm(method)
    if (told.outcome === 'unanswered') return this.later(method)
    await this.ask(method)
  }

  async ask(method: SavedPaymentMethod): Promise<void> {
    const reference = this.keeping.referenceOf(method)
    if (reference === null) return this.confirm(method)
    const result = await this.calls.ask('detach', askedOf(method), (processor, signal, account) =>
      processor.detach(asAsked(method, reference, account), signal),
    )
    if (result.outcome === 'detached') return this.confirm(method)
    if (result.outcome === 'refused')
      this.logger.warn(`${method.savedPaymentMethodID}: the processor didn't remove this payment method`)
    await this.later(method)
  }

  /** What the processor says that the method is now. */
  async read(method: SavedPaymentMethod): Promise<SavedMethodTold | { outcome: 'unanswered' }> {
    const reference = this.keeping.referenceOf(method)
    if (reference === null) return { outcome: 'detached' }
    return this.calls.ask('read_saved', askedOf(method), (processor, signal, account) =>
      processor.readSaved(asAsked(method, reference, account), signal),
    )
  }

  private async confirm({ savedPaymentMethodID }: SavedPaymentMethod): Promise<void> {
    await this.database.write((manager) =>
      manager.update(SavedPaymentMethod, { savedPaymentMethodID }, { sealedReference: null, dueAt: null }),
    )
  }

  private async later({ savedPaymentMethodID, tries }: SavedPaymentMethod): Promise<void> {
    const wait = Math.min(detachAgainMs * 2 ** tries, longestWaitMs)
    const change = { tries: tries + 1, dueAt: new Date(clock.time() + wait) }
    await this.database.write((manager) => manager.update(SavedPaymentMethod, { savedPaymentMethodID }, change))
  }
}

const askedOf = ({ processor, processorAccountID, savedPaymentMethodID }: SavedPaymentMethod) => ({
  ...{ processor, processorAccountID, reference: savedPaymentMethodID },
})

const asAsked = (
  { savedPaymentMethodID, customerID, customerReference }: SavedPaymentMethod,
  reference: string,
  account: UsedAccount,
): ProcessorSavedMethod => ({ account, savedPaymentMethodID, reference, customer: customerID, customerReference })
