import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { clock } from '#contract/clock.js'
import {
  actionLifeMs,
  processorInquiryAfterMs,
  processorInquiryLatestMs,
  transactionBatch,
  transactionPollMs,
} from '#contract/limits.js'
import * as words from '#contract/messages/processors/calls.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import { setupAnswerLatestMs } from '#contract/setup-limits.js'
import { AuditLog, type Record as RecordAudit } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { finishCall } from '../../platform/idempotency/idempotency.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { failed } from '../processors/port/failed.js'
import type { Declined, FieldsOpened } from '../processors/port/results.js'
import type { ProcessorSetup, SetupResult } from '../processors/port/saved.js'
import type { SavedChoice } from '../processors/port/router.js'
import type { UsedAccount } from '../processors/port/used-account.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import { agreeAgain } from '../saved-methods/saved-method-rows.js'
import { Setup } from './setup.entity.js'

type Result = SetupResult | Unanswered
type SavedListener = (manager: EntityManager, setup: Setup, record: RecordAudit) => Promise<void>

const unavailable: Declined = {
  outcome: 'failed',
  failureCode: 'processor_unavailable',
  failureMessage: words.processorUnavailable,
}

/** Saves methods without a payment: like a charge, the call stands between two units, and silence is followed by an inquiry. */
@Injectable()
export class Setups {
  private readonly logger = new Logger('SavedMethods')
  private readonly listeners: SavedListener[] = []

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly calls: ProcessorCalls,
    private readonly keeping: SavedMethodKeeping,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't read due setups",
      pollMs: transactionPollMs,
      look: async (stopping) => (await this.workOff(stopping)) >= transactionBatch,
    })
  }

  /** Called in the unit that keeps the saved method. */
  listen(hear: SavedListener): void {
    this.listeners.push(hear)
  }

  async save(setup: Setup, given: GivenPaymentMethod): Promise<Setup> {
    const saves = await this.savesOf(setup)
    const result: Result = await this.calls.ask<SetupResult>(
      'save_method',
      askedOf(setup),
      (processor, signal, account) => processor.saveMethod({ ...asAsked(setup, account, saves), given }, {}, signal),
      unavailable,
    )
    return this.close(setup, result)
  }

  /** The customer has saved the method before, so no processor is asked. */
  async reuse(
    manager: EntityManager,
    record: RecordAudit,
    setup: Setup,
    { savedPaymentMethodID }: Pick<SavedChoice, 'savedPaymentMethodID'>,
  ): Promise<Setup> {
    await agreeAgain(manager, savedPaymentMethodID, setup)
    Object.assign(setup, ended, { status: 'succeeded', savedPaymentMethodID })
    await manager.insert(Setup, setup)
    for (const hear of this.listeners) await hear(manager, setup, record)
    await finishCall(manager, setup.setupID, { setupID: setup.setupID })
    return setup
  }

  /** The payer is at our page for the processor's fields, or came back to it from a bank. */
  async step(setup: Setup, brought: Record<string, string>): Promise<FieldsOpened | null> {
    const saves = await this.savesOf(setup)
    const result: Result = await this.calls.ask<SetupResult>(
      'save_method',
      askedOf(setup),
      (processor, signal, account) => processor.saveMethod(asAsked(setup, account, saves), brought, signal),
    )
    if (result.outcome === 'fields') return result
    await this.close(setup, result)
    return null
  }

  /** Asks the processor how it ended. */
  async look(setup: Setup): Promise<Setup> {
    return (await this.ask(setup)).setup
  }

  async ask(setup: Setup): Promise<{ setup: Setup; isAnswered: boolean }> {
    const saves = await this.savesOf(setup)
    const result: Result = await this.calls.ask<SetupResult>(
      'inquire_setup',
      askedOf(setup),
      (processor, signal, account) => processor.inquireSetup(asAsked(setup, account, saves), signal),
    )
    return { setup: await this.close(setup, result), isAnswered: result.outcome !== 'unanswered' }
  }

  async workOff(stopping: AbortSignal): Promise<number> {
    const due = await this.database.read.find(Setup, {
      where: { dueAt: LessThanOrEqual(clock.now()) },
      order: { dueAt: 'ASC' },
      take: transactionBatch,
    })
    for (const setup of due) {
      if (stopping.aborted) return 0
      await this.look(setup).catch((error: unknown) => this.logger.error(`${setup.setupID}: ${String(error)}`))
    }
    return due.length
  }

  savesOf({ customerID: customer, processorAccountID, usage }: Setup) {
    return this.keeping.savesOf(this.database.read, { customer, processorAccountID, usage })
  }

  /** Another process may have closed it meanwhile: what it wrote stays. */
  close({ setupID }: Setup, result: Result): Promise<Setup> {
    const unit = async (manager: EntityManager, record: RecordAudit | null) => {
      const setup = await manager.findOneByOrFail(Setup, { setupID })
      if (isOver(setup)) return setup
      const change = await this.changeBy(manager, setup, result)
      Object.assign(setup, change, { updatedAt: clock.now() })
      await manager.save(Setup, setup)
      if (setup.status === 'succeeded' && record) for (const hear of this.listeners) await hear(manager, setup, record)
      await finishCall(manager, setupID, { setupID })
      return setup
    }
    // Only what hears of a saved method writes audit lines, whose units wait for each other.
    return result.outcome === 'saved' ? this.audit.unit(unit) : this.database.write((manager) => unit(manager, null))
  }

  // Waiting longer would keep the session open, and the customer from being erased.
  private abandon({ setupID, processor }: Setup): Partial<Setup> {
    this.logger.warn(
      `${setupID}: ${processor} never reported an outcome. If it saved the method, remove it in its dashboard`,
    )
    return { ...ended, ...declinedBy(failed('processing_error', 'abandoned')) }
  }

  private async changeBy(manager: EntityManager, setup: Setup, result: Result): Promise<Partial<Setup>> {
    const processorReference = ('processorReference' in result && result.processorReference) || null
    const named = processorReference ? { processorReference } : {}
    switch (result.outcome) {
      case 'saved': {
        const saved = { ...result.saved, card: result.saved.card ?? cardOf(setup) }
        const savedPaymentMethodID = await this.keeping.keepOnce(
          manager,
          { ...setup, transactionID: null },
          setup,
          saved,
        )
        await this.keeping.tellOf(manager, savedPaymentMethodID)
        const card = saved.card ? { cardBrand: saved.card.brand, cardLast4: saved.card.last4 } : {}
        return { ...named, ...card, ...ended, status: 'succeeded', savedPaymentMethodID }
      }
      case 'failed':
        return { ...named, ...ended, ...declinedBy(result) }
      case 'fields':
        return { ...named, ...ended, ...declinedBy(failed('processing_error', 'fields')) }
      case 'requires_action': {
        const expiresAt = setup.expiresAt ?? new Date(clock.time() + actionLifeMs)
        if (expiresAt.getTime() <= clock.time())
          return { ...named, ...ended, ...declinedBy(failed('authentication_failed', 'expired')) }
        const redirectURL = result.redirectURL ?? setup.redirectURL
        return { ...named, ...later(setup), status: 'requires_action', redirectURL, expiresAt }
      }
      default:
        if (isUnanswerable(setup)) return { ...named, ...this.abandon(setup) }
        // The payer has done what there was to do, and the processor has yet to say how it ended.
        return { ...named, ...later(setup), ...(result.outcome === 'pending' && { status: 'processing' as const }) }
    }
  }
}

export const isOver = ({ status }: Setup): boolean => status === 'succeeded' || status === 'failed'

const isUnanswerable = ({ createdAt }: Setup): boolean => clock.time() - createdAt.getTime() >= setupAnswerLatestMs

const ended = { redirectURL: null, dueAt: null } as const

const declinedBy = ({ failureCode, failureMessage }: Declined) => ({
  status: 'failed' as const,
  ...{ failureCode, failureMessage },
})

/** The first wait is short, because the payer looks at the page. */
const later = ({ tries }: Setup): Pick<Setup, 'tries' | 'dueAt'> => ({
  tries: tries + 1,
  dueAt: new Date(clock.time() + Math.min(processorInquiryAfterMs * 2 ** tries, processorInquiryLatestMs)),
})

function cardOf({ cardBrand: brand, cardLast4: last4, cardCountry: country, cardFingerprint: fingerprint }: Setup) {
  if (!brand || !last4) return null
  return { brand, last4, ...(country && { country }), ...(fingerprint && { fingerprint }) }
}

export const askedOf = ({ processor, processorAccountID, setupID, processorReference, askedCurrency }: Setup) => ({
  ...{ processor, processorAccountID, processorReference, reference: setupID },
  // It takes no money.
  ...{ currency: askedCurrency, atMost: 0 },
})

// No name and no address goes there: the customer is known by an ID.
const asAsked = (setup: Setup, account: UsedAccount, saves: ProcessorSetup['saves']): ProcessorSetup => ({
  account,
  reference: setup.setupID,
  processorReference: setup.processorReference,
  saves,
  connectedTo: setup.connectedTo,
  paymentMethod: setup.paymentMethod,
  currency: setup.askedCurrency,
  description: setup.description,
  payer: { emailAddress: null, name: null },
  returnURL: setup.returnURL,
  createdAt: setup.createdAt,
  isWithPayer: setup.status === 'requires_action',
})
