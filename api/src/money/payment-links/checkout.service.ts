import { Injectable, Logger } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { checkoutAnswerMs } from '#contract/limits.js'
import type { CheckoutView, PayByLink, ReadCheckout } from '#contract/payment-links.js'
import type { LinkPaymentView } from '#contract/link-payments.js'
import type { SubmitOtp, TransactionView } from '#contract/transactions.js'
import { Environment } from '../../platform/config/environment.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { Database } from '../../platform/database/database.js'
import { type Answer, firstAnswer, type KeyedCall, subjectOfCall } from '../../platform/idempotency/idempotency.js'
import { Offers } from '../checkout-settings/offers.js'
import { TransactionCharges } from '../transactions/transaction-charges.service.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { TransactionActions } from '../transactions/transaction-actions.service.js'
import { TransactionOtp } from '../transactions/transaction-otp.service.js'
import { TransactionReader } from '../transactions/transaction-reader.service.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { CheckoutSavedMethods, meantBy, requireOffersSaved } from './checkout-saved-methods.js'
import { purposeOf, returnOf } from './checkout-session.view.js'
import { InvoiceParts } from './invoice-parts.js'
import { InvoiceSaving } from './invoice-saving.js'
import { findLink, findMerchant, type LinkState, refuseUnlessOpen, stateOf } from './link-state.js'
import type { PaymentLink } from './payment-link.entity.js'
import { PaymentLook } from './payment-look.js'
import { chargeOf, originOf, requireChargeable } from './charge-of-link.js'
import { FramePages, requireFramePage, withFramePage } from './frame-pages.js'
import { viewLinkPayment } from './payment-link.view.js'
import { PaymentLinkClosed } from './payment-links.errors.js'
import { MethodNotForSubscription, SetupTakesNoPayment } from '../saved-methods/saved-methods.errors.js'
import { consentOf, savingOf } from './saving.js'
import { requireSameSale, requireShownCoupon, savesAlone, SoldSubscriptions, viewSold } from './sold-subscriptions.js'

export interface OwnPayment {
  token: string
  transactionID: string
}

@Injectable()
export class CheckoutService {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly database: Database,
    private readonly charges: TransactionCharges,
    private readonly actions: TransactionActions,
    private readonly otp: TransactionOtp,
    private readonly reader: TransactionReader,
    private readonly offers: Offers,
    private readonly savedMethods: CheckoutSavedMethods,
    private readonly payments: PaymentLook,
    private readonly pages: FramePages,
    private readonly sold: SoldSubscriptions,
    private readonly invoiceSaving: InvoiceSaving,
    private readonly parts: InvoiceParts,
    private readonly registry: ProcessorRegistry,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  async look(token: string, { amount: chosen }: ReadCheckout): Promise<CheckoutView> {
    const { link, merchantName, isUnderWay, status: found } = await this.read(token)
    const status = found === 'open' && (await this.isSoldOut(link)) ? 'closed' : found
    const { mode, amount, currency, description } = link
    const purpose = purposeOf(link)
    const takesParts = status === 'open' && (await this.parts.areOffered(this.database.read, link))
    const part = takesParts && chosen !== undefined && chosen < (amount ?? 0) ? chosen : amount
    const offers = status === 'open' ? await this.offersOf(link, part ?? chosen) : []
    const saving = await savingOf(this.database.read, await this.invoiceSaving.offeredBy(link, part))
    const savedMethods = status === 'open' ? await this.savedMethods.of(link) : []
    const said = { session: returnOf(link), saving, savedMethods, subscription: viewSold(link) }
    return {
      mode,
      merchantName,
      purpose,
      amount,
      currency,
      takesParts,
      description,
      status,
      isUnderWay,
      offers,
      ...said,
    }
  }

  private async isSoldOut(link: PaymentLink): Promise<boolean> {
    return link.subscription !== null && !(await this.sold.sales.isOffered(this.database.read, link))
  }

  private offersOf(link: PaymentLink, amount: number | undefined) {
    const { mode, clientID, currency, paymentLinkID, captureMethod, debtRequestID, purpose } = link
    const asked = { mode, clientID, currency, isOwnDebt: debtRequestID !== null }
    if (savesAlone(link)) return this.offers.ofSaving({ ...asked, later: link.subscription?.amountPerPeriod })
    if (!amount) return this.offers.ofAnyAmount(asked)
    const question = { ...asked, amount, paymentID: paymentLinkID, captureMethod }
    return purpose === 'subscription' ? this.offers.ofPaidSaving(question) : this.offers.of(question)
  }

  /** The key comes first: a payment that was made is answered again, even if it has used up the link. */
  async pay(token: string, key: string, input: PayByLink): Promise<Answer<LinkPaymentView>> {
    const link = await this.toPay(token, key, input)
    requireOffersSaved(link, input)
    const { paymentLinkID, mode } = link
    const { pageURL } = input
    const isRestTaken = await this.parts.isRestTaken(link, input)
    const allow = async (manager: EntityManager) => {
      requireSameSale(await refuseUnlessOpen(manager, token, link), link)
      await requireFramePage(manager, link, pageURL)
      await this.parts.requireTaken(manager, link, input, isRestTaken)
    }
    const own = `${ownOrigin(this.host, this.environment)}/pay/${token}/payments`
    const returnURL = (id: string) => withFramePage(`${own}/${id}`, pageURL)
    const call = { scopeID: paymentLinkID, mode, key, request: ['pay', meantBy(input)] }
    const offering = await this.invoiceSaving.offeredBy(link, input.amount)
    const saves = await consentOf(this.database.read, offering, input, this.environment.DEFAULT_LANGUAGE)
    const given = { ...(saves && { saves }), allow, returnURL }
    const paying = this.charges.create({ ...originOf(link, input), ...given }, call, chargeOf(link, input))
    const answer = await Promise.race([paying, pause(checkoutAnswerMs, null, { ref: false })])
    return this.shown(token, answer ?? (await this.goOn(call, paying)))
  }

  private async toPay(token: string, key: string, input: PayByLink): Promise<PaymentLink> {
    const link = await findLink(this.database.read, token)
    const { paymentLinkID: scopeID, mode } = link
    const isReplay = async () => (await subjectOfCall(this.database.read, { scopeID, mode, key })) !== null
    if (link.purpose === 'subscription' && (await isReplay())) return link
    if (savesAlone(link)) throw new SetupTakesNoPayment()
    requireShownCoupon(link, input)
    if (link.purpose !== 'subscription') return link
    const saved = await this.savedMethods.choose(link, input)
    if (!saved && !(await this.offers.savesPaid(link, input.paymentMethod))) throw new MethodNotForSubscription()
    await requireChargeable(this.database.read, link, input)
    return this.sold.sales.begin(link, { ...input, customerID: saved?.customerID })
  }

  // The processor is slow, so the payer's page asks later how the payment ended.
  private async goOn(call: KeyedCall, paying: Promise<Answer<TransactionView>>): Promise<Answer<TransactionView>> {
    const transactionID = await subjectOfCall(this.database.read, call)
    if (!transactionID) return paying
    paying.catch((error: unknown) => this.logger.error(`${transactionID}: ${String(error)}`))
    return firstAnswer(await this.reader.get({ transactionID, mode: call.mode, paymentLinkID: call.scopeID }))
  }

  async get({ token, transactionID }: OwnPayment): Promise<LinkPaymentView> {
    const { paymentLinkID, mode } = await findLink(this.database.read, token)
    return this.show(token, await this.reader.get({ transactionID, mode, paymentLinkID }))
  }

  async ask(own: OwnPayment): Promise<LinkPaymentView> {
    const { paymentLinkID, mode } = await findLink(this.database.read, own.token)
    const where = { transactionID: own.transactionID, mode, paymentLinkID }
    const transaction = orNotFound(await this.database.read.findOneBy(Transaction, where), 'transaction')
    await this.payments.ask(transaction)
    return this.get(own)
  }

  async submitOtp({ token, transactionID }: OwnPayment, key: string | undefined, input: SubmitOtp) {
    const { paymentLinkID, mode } = await this.requireActiveMerchant(token)
    const call = { scopeID: paymentLinkID, mode, key, request: ['otp', transactionID, input] }
    return this.shown(token, await this.otp.submit({ transactionID, mode, paymentLinkID }, call, input))
  }

  async resendOtp({ token, transactionID }: OwnPayment, key: string | undefined) {
    const { paymentLinkID, mode } = await this.requireActiveMerchant(token)
    const call = { scopeID: paymentLinkID, mode, key, request: ['resend-otp', transactionID] }
    return this.shown(token, await this.otp.resend({ transactionID, mode, paymentLinkID }, call))
  }

  async cancel({ token, transactionID }: OwnPayment, key: string | undefined) {
    const { paymentLinkID, mode } = await findLink(this.database.read, token)
    const call = { scopeID: paymentLinkID, mode, key, request: ['cancel', transactionID] }
    return this.shown(token, await this.actions.cancel({ transactionID, mode, paymentLinkID }, call, { byPayer: true }))
  }

  private async requireActiveMerchant(token: string): Promise<PaymentLink> {
    const link = await findLink(this.database.read, token)
    const merchant = await findMerchant(this.database.read, link)
    if (!merchant || !(merchant.isActive || link.debtRequestID)) throw new PaymentLinkClosed()
    return link
  }

  private async shown(token: string, { answer, isReplay }: Answer<TransactionView>): Promise<Answer<LinkPaymentView>> {
    return { answer: await this.show(token, answer), isReplay }
  }

  private async show(token: string, transaction: TransactionView): Promise<LinkPaymentView> {
    const { link, merchantName, status, isUnderWay } = await this.read(token)
    const mayPayAgain = status === 'open' && !isUnderWay
    const { transactionID: id, nextAction } = transaction
    const { processor, returnURL } = await this.database.read.findOneByOrFail(Transaction, { transactionID: id })
    const testCode = nextAction?.type === 'otp' ? (this.registry.entry(processor).testCode ?? null) : null
    const pageURL = await this.pages.of(this.database.read, link, { kind: 'payments', id, returnURL })
    const isPaid = transaction.status === 'succeeded'
    const rest = isPaid ? await this.parts.leftOf(this.database.read, link, link.amount) : null
    const shown = { testCode, mayPayAgain, session: returnOf(link), pageURL, rest }
    return viewLinkPayment(transaction, merchantName, shown)
  }

  private read(token: string): Promise<LinkState> {
    return stateOf(this.database.read, token)
  }
}
