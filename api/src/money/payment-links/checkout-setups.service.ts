import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { processorAnswerMs, processorInquiryAfterMs } from '#contract/limits.js'
import { shopOf } from '#contract/payer-shops.js'
import type { LinkSetupView, SaveByLink } from '#contract/payer-setups.js'
import { type GivenPaymentMethod, isSavedMethod, takesMethod } from '#contract/payment-methods.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  subjectOfCall,
} from '../../platform/idempotency/idempotency.js'
import { Offers } from '../checkout-settings/offers.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { KeptMethod } from '../processors/port/results.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { SavedCharges } from '../saved-methods/saved-charges.js'
import { MethodNotForSetup, PaymentSavesNothing } from '../saved-methods/saved-methods.errors.js'
import { isOver, Setups } from '../setups/setups.service.js'
import { nothingSaved, Setup } from '../setups/setup.entity.js'
import { CheckoutSavedMethods, type ChosenSaved, meantBy } from './checkout-saved-methods.js'
import { returnOf } from './checkout-session.view.js'
import { findLink, refuseUnlessOpen, stateOf } from './link-state.js'
import { FramePages, requireFramePage, withFramePage } from './frame-pages.js'
import type { PaymentLink } from './payment-link.entity.js'
import { PaymentLinkExpired } from './payment-links.errors.js'
import { PaymentLook } from './payment-look.js'
import { consentOf } from './saving.js'
import { requireSameSale, requireShownCoupon, savesAlone, SoldSubscriptions, viewSold } from './sold-subscriptions.js'
import { hasAttemptsLeft, refuseUsedUp, SetupAdmission } from './setup-admission.js'

interface ToSave {
  link: PaymentLink
  account: ProcessorAccount | undefined
  /** The method was saved before. */
  saved: ChosenSaved | null
}

type Asked = SaveByLink & { setupID: string }

/** What the payer of a setup session does: it saves a method and takes no money. */
@Injectable()
export class CheckoutSetups {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly setups: Setups,
    private readonly admission: SetupAdmission,
    private readonly offers: Offers,
    private readonly savedMethods: CheckoutSavedMethods,
    private readonly charges: SavedCharges,
    private readonly registry: ProcessorRegistry,
    private readonly looks: PaymentLook,
    private readonly pages: FramePages,
    private readonly sold: SoldSubscriptions,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  async save(token: string, key: string, input: SaveByLink): Promise<Answer<LinkSetupView>> {
    const toSave = await this.toSave(token, key, input)
    const { link, saved } = toSave
    const setupID = newId('set', clock.time())
    const risk = await this.admission.current(link)
    const call = { scopeID: link.paymentLinkID, mode: link.mode, key, request: ['setup', meantBy(input)] }
    const unit = async (manager: EntityManager, record: Record | null) => {
      const first = await beginCall<{ setupID: string }>(manager, call, setupID)
      if (first) return first
      const asked = await this.admit(manager, token, toSave, { setupID, ...input })
      const setup = await this.admission.judge(manager, risk, asked)
      if (record && saved && !isOver(setup)) return this.setups.reuse(manager, record, setup, saved.method)
      await manager.insert(Setup, setup)
      if (isOver(setup)) await finishCall(manager, setupID, { setupID })
      return setup
    }
    // What hears of a saved method writes audit lines, whose units wait for each other.
    const begun = await (saved ? this.audit.unit(unit) : this.database.write((manager) => unit(manager, null)))
    if ('answer' in begun) return { answer: await this.view(token, begun.answer.setupID), isReplay: true }
    const { paymentMethod } = input
    if (!isOver(begun) && !isSavedMethod(paymentMethod)) await this.setups.save(begun, paymentMethod)
    return firstAnswer(await this.view(token, setupID))
  }

  /** In the unit that begins the setup. A saved method can have been removed since it was chosen. */
  private async admit(manager: EntityManager, token: string, { link, account, saved }: ToSave, given: Asked) {
    const open = await refuseUnlessOpen(manager, token, link)
    requireSameSale(open, link)
    await requireFramePage(manager, link, given.pageURL)
    await refuseUsedUp(manager, link.paymentLinkID)
    if (saved) {
      await this.charges.require(manager, { ...saved.question, customerID: open.customerID ?? undefined })
      return this.build(manager, link, saved, given)
    }
    if (!account || isSavedMethod(given.paymentMethod)) throw new MethodNotForSetup()
    const method = this.registry.named(account.processor).read(given.paymentMethod)
    return this.build(manager, link, { account, method }, given)
  }

  async look(token: string, setupID: string): Promise<LinkSetupView> {
    const setup = await this.find(token, setupID)
    const isAnswered = setup.tries > 0
    if (!isOver(setup) && isAnswered && this.looks.isTime(setupID)) await this.setups.look(setup)
    return this.view(token, setupID)
  }

  private async toSave(token: string, key: string, input: SaveByLink): Promise<ToSave> {
    const link = await findLink(this.database.read, token)
    const { paymentLinkID: scopeID, mode } = link
    const isReplay = async () => (await subjectOfCall(this.database.read, { scopeID, mode, key })) !== null
    const sells = link.purpose === 'subscription'
    const isAgain = sells && (await isReplay())
    if (!isAgain && !savesAlone(link)) throw new PaymentSavesNothing()
    if (!isAgain) requireShownCoupon(link, input)
    const saved = isAgain ? null : await this.savedMethods.choose(link, input)
    const account = isSavedMethod(input.paymentMethod) ? undefined : await this.accountFor(link, input.paymentMethod)
    if (!sells || isAgain) return { link, account, saved }
    // Asked before the subscription begins, so that a call that can't save a card redeems no coupon.
    if (!account && !saved) throw new MethodNotForSetup()
    await requireFramePage(this.database.read, link, input.pageURL)
    await refuseUsedUp(this.database.read, scopeID)
    const given = { ...input, customerID: saved?.customerID }
    return { link: await this.sold.sales.begin(link, given), account, saved }
  }

  private async accountFor(link: PaymentLink, method: GivenPaymentMethod): Promise<ProcessorAccount | undefined> {
    const { mode, clientID, currency, subscription } = link
    const asked = { mode, clientID, currency, later: subscription?.amountPerPeriod }
    const accounts = await this.offers.accountsThatSave(asked)
    const named = typeof method === 'string' ? undefined : method.processorAccountID
    return accounts.find(
      ({ processorAccountID, processor }) =>
        takesMethod(this.registry.entry(processor).methods, method) && (!named || named === processorAccountID),
    )
  }

  private async build(
    manager: EntityManager,
    link: PaymentLink,
    { account, method }: { account: ProcessorAccount; method: KeptMethod },
    { setupID, language, pageURL }: Asked,
  ): Promise<Setup> {
    const mandate = await consentOf(manager, link, { language }, this.environment.DEFAULT_LANGUAGE)
    // The customer was erased after the session was made.
    if (!mandate || !link.customerID) throw new PaymentLinkExpired()
    const { clientID, mode, customerID, paymentLinkID, currency, description, token } = link
    const { processor, processorAccountID, connectedTo } = account
    const { paymentMethod, card } = method
    const now = clock.now()
    return Object.assign(new Setup(), nothingSaved, mandate, {
      ...{ setupID, clientID, mode, customerID, paymentLinkID, description, processor, processorAccountID },
      ...{ paymentMethod, askedCurrency: currency, status: 'processing' as const },
      ...{ cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null },
      ...{ cardCountry: card?.country ?? null, cardFingerprint: card?.fingerprint ?? null },
      connectedTo: connectedTo ?? null,
      returnURL: withFramePage(`${ownOrigin(this.host, this.environment)}/pay/${token}/setups/${setupID}`, pageURL),
      dueAt: new Date(now.getTime() + processorAnswerMs + processorInquiryAfterMs),
      ...{ createdAt: now, updatedAt: now },
    })
  }

  private async find(token: string, setupID: string): Promise<Setup> {
    const { paymentLinkID, mode } = await findLink(this.database.read, token)
    return orNotFound(await this.database.read.findOneBy(Setup, { setupID, paymentLinkID, mode }), 'setup')
  }

  private async view(token: string, setupID: string): Promise<LinkSetupView> {
    const setup = await this.find(token, setupID)
    const { link, merchantName, status, isUnderWay } = await stateOf(this.database.read, token)
    const isOpen = status === 'open' && !isUnderWay
    const mayTryAgain = isOpen && (await hasAttemptsLeft(this.database.read, link.paymentLinkID))
    const { returnURL } = setup
    const pageURL = await this.pages.of(this.database.read, link, { kind: 'setups', id: setupID, returnURL })
    const session = returnOf(link)
    return viewSetup(setup, { merchantName, session, mayTryAgain, pageURL, subscription: viewSold(link) })
  }
}

const viewSetup = (
  setup: Setup,
  shown: Pick<LinkSetupView, 'merchantName' | 'session' | 'mayTryAgain' | 'pageURL' | 'subscription'>,
): LinkSetupView => ({
  mode: setup.mode,
  setupID: setup.setupID,
  ...shown,
  description: setup.description,
  status: setup.status,
  card: setup.cardBrand && setup.cardLast4 ? { brand: setup.cardBrand, last4: setup.cardLast4 } : null,
  failureMessage: setup.failureMessage,
  nextAction: nextActionOf(setup),
  shop: shopOf(setup.clientID, setup.mode),
  createdAt: setup.createdAt.toISOString(),
})

function nextActionOf({ status, redirectURL: url, expiresAt }: Setup): LinkSetupView['nextAction'] {
  if (status !== 'requires_action' || !url || !expiresAt) return null
  return { type: 'redirect', url, expiresAt: expiresAt.toISOString() }
}
