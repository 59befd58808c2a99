import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  CheckoutSessionStatus,
  CheckoutSessionView,
  CreateCheckoutSession,
  ListCheckoutSessions,
  OpenedCheckoutSessionView,
} from '#contract/checkout-sessions.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import type { Own } from '../../platform/http/addressed.js'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller, IntegratorCaller } from '../../platform/http/caller.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import {
  type Answer,
  answerOfCall,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { Offers } from '../checkout-settings/offers.js'
import { readPage } from '../../platform/lists/page.js'
import { requireCustomer } from '../customers/customer-rows.js'
import { requireReturnOrigins } from '../return-origins/return-origins.service.js'
import { CheckoutSecrets } from './checkout-secrets.js'
import { type CheckoutSession, isSession, viewCheckoutSession } from './checkout-session.view.js'
import { PaymentLink } from './payment-link.entity.js'
import { CheckoutSessionCompleted, PaymentUnderWay } from './payment-links.errors.js'
import type { Setup } from '../setups/setup.entity.js'
import { buildSession, sell } from './build-session.js'
import {
  SavingNeedsCustomer,
  SetupNotPossible,
  SubscriptionNotPossible,
} from '../saved-methods/saved-methods.errors.js'
import { isBeingPaid } from './payments-of-links.js'
import { savesAlone, SoldSubscriptions } from './sold-subscriptions.js'

export type OwnSession = Own<'checkoutSessionID'>

/** No audit lines, because merchants make many of them and each row says what became of it. */
@Injectable()
export class CheckoutSessions {
  constructor(
    private readonly database: Database,
    private readonly live: LiveReadiness,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    private readonly secrets: CheckoutSecrets,
    private readonly offers: Offers,
    private readonly sold: SoldSubscriptions,
  ) {}

  async create(
    caller: IntegratorCaller | ClientCaller,
    call: KeyedCall,
    input: CreateCheckoutSession,
  ): Promise<Answer<OpenedCheckoutSessionView>> {
    const { mode } = call
    const { clientID } = caller
    const { successURL, cancelURL } = input
    const apiUserID = caller.audience === 'integrator' ? caller.apiUserID : null
    const session = buildSession({ clientID, mode, apiUserID }, input)
    const repeated = await answerOfCall<CheckoutSessionView>(this.database.read, call)
    if (repeated) return { ...repeated, answer: this.opened(repeated.answer) }
    if (session.purpose === 'subscription')
      sell(session, await this.sold.sales.price(this.database.read, session, input))
    await this.requireSaving(session)
    const made = await this.database.write(async (manager) => {
      const first = await beginCall<CheckoutSessionView>(manager, call, session.paymentLinkID)
      if (first) return first
      await this.live.requireFor(manager, mode, clientID)
      await requireReturnOrigins(manager, { clientID, mode }, { successURL, cancelURL })
      await nameCustomer(manager, session)
      await manager.insert(PaymentLink, session)
      const view = this.view(session)
      await finishCall(manager, session.paymentLinkID, view)
      return firstAnswer(view)
    })
    // Added after the unit, because an idempotency key keeps what the unit answers.
    return { ...made, answer: this.opened(made.answer) }
  }

  /** For a customer who comes from a page of ours and returns there, so no return origin is needed. */
  async openSetup(
    { clientID, mode }: { clientID: string; mode: Mode },
    input: CreateCheckoutSession,
    subscriptionID: string,
  ): Promise<CheckoutSessionView> {
    const built = buildSession({ clientID, mode, apiUserID: null }, { ...input, purpose: 'setup' })
    const session = { ...built, subscriptionID }
    await this.requireSaving(session)
    await this.database.write(async (manager) => {
      await this.live.requireFor(manager, mode, clientID)
      await nameCustomer(manager, session)
      await manager.insert(PaymentLink, session)
    })
    return this.view(session)
  }

  private async requireSaving(session: CheckoutSession): Promise<void> {
    if (!session.purpose) return
    const accounts = savesAlone(session)
      ? await this.offers.accountsThatSave(session)
      : await this.offers.accountsThatSavePaid(session)
    if (accounts.length > 0) return
    throw session.purpose === 'setup' ? new SetupNotPossible() : new SubscriptionNotPossible()
  }

  list(
    { clientID, mode }: Omit<OwnSession, 'checkoutSessionID'>,
    { status, ...query }: ListCheckoutSessions,
  ): Promise<Page<CheckoutSessionView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(PaymentLink, 'link')
        .where('link.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'link'))
        .andWhere('link.successURL IS NOT NULL')
      if (status) builder.andWhere(conditions[status])
      return readPage(builder, 'link', 'paymentLinkID', query, (link) => this.view(link as CheckoutSession))
    })
  }

  async get(own: OwnSession): Promise<OpenedCheckoutSessionView> {
    return this.opened(this.view(await find(this.database.read, own)))
  }

  expire(own: OwnSession): Promise<CheckoutSessionView> {
    return this.database.write(async (manager) => {
      const session = await find(manager, own)
      if (session.completedAt) throw new CheckoutSessionCompleted()
      if (!session.expiryToldAt) {
        if (await isBeingPaid(manager, session.paymentLinkID)) throw new PaymentUnderWay()
        await this.end(manager, session)
      }
      return this.view(session)
    })
  }

  async end(manager: EntityManager, session: CheckoutSession): Promise<void> {
    const now = clock.now()
    const change = { closedAt: session.closedAt ?? now, expiryToldAt: now }
    if (session.subscriptionID) await this.sold.sales.expired(manager, session)
    await this.change(manager, session, change, 'checkout_session.expired')
  }

  async complete(manager: EntityManager, paymentLinkID: string, transactionID: string): Promise<void> {
    const link = await findRow(manager, PaymentLink, { paymentLinkID })
    if (!link || !isSession(link) || link.completedAt) return
    const change = { completedAt: clock.now(), completedBy: transactionID }
    await this.change(manager, link, change, 'checkout_session.completed')
  }

  async completeSetup(manager: EntityManager, { paymentLinkID, savedPaymentMethodID }: Setup): Promise<void> {
    const link = await findRow(manager, PaymentLink, { paymentLinkID })
    if (!link || !isSession(link) || link.completedAt) return
    const change = { completedAt: clock.now(), savedPaymentMethodID }
    await this.change(manager, link, change, 'checkout_session.completed')
  }

  private async change(
    manager: EntityManager,
    session: CheckoutSession,
    change: Partial<PaymentLink>,
    type: 'checkout_session.completed' | 'checkout_session.expired',
  ): Promise<void> {
    const { clientID, mode, paymentLinkID } = session
    Object.assign(session, change)
    await updateRow(manager, PaymentLink, { paymentLinkID }, change)
    await recordEvent(manager, { clientID, mode, type, data: this.view(session) })
  }

  private opened(view: CheckoutSessionView): OpenedCheckoutSessionView {
    return { ...view, clientSecret: view.status === 'open' ? this.secrets.of(view.checkoutSessionID) : null }
  }

  private view(session: CheckoutSession): CheckoutSessionView {
    return viewCheckoutSession(session, ownOrigin(this.host, this.environment))
  }
}

const conditions: Record<CheckoutSessionStatus, string> = {
  complete: 'link.completedAt IS NOT NULL',
  expired: 'link.expiryToldAt IS NOT NULL',
  open: 'link.completedAt IS NULL AND link.expiryToldAt IS NULL',
}

async function find(manager: EntityManager, { checkoutSessionID, ...own }: OwnSession): Promise<CheckoutSession> {
  const link = await manager.findOneBy(PaymentLink, { ...own, paymentLinkID: checkoutSessionID })
  if (!link || !isSession(link)) throw new NotFound('checkout session')
  return link
}

/** A payer that is not named is the customer. */
async function nameCustomer(manager: EntityManager, session: CheckoutSession): Promise<void> {
  const { customerID, clientID, mode } = session
  const isSaved = session.savePaymentMethod !== 'no' && session.purpose !== 'subscription'
  if (!customerID && isSaved) throw new SavingNeedsCustomer()
  if (!customerID) return
  const { emailAddress, name } = await requireCustomer(manager, { customerID, clientID, mode })
  if (session.payerEmailAddress || session.payerName) return
  Object.assign(session, { payerEmailAddress: emailAddress, payerName: name })
}
