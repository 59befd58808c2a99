import { Injectable, Logger } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, IsNull } from 'typeorm'
import { checkoutAnswerMs } from '#contract/limits.js'
import type { CheckoutView, LinkPaymentView, PayByLink, PaymentLinkStatus } from '#contract/payment-links.js'
import type { SubmitOtp, TransactionView } from '#contract/transactions.js'
import { Client } from '../../people/clients/client.entity.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Database } from '../../platform/database/database.js'
import { type Answer, firstAnswer, type KeyedCall, subjectOfCall } from '../../platform/idempotency/idempotency.js'
import { TransactionCharges } from '../transactions/transaction-charges.service.js'
import { TransactionActions } from '../transactions/transaction-actions.service.js'
import { TransactionOtp } from '../transactions/transaction-otp.service.js'
import { TransactionReader } from '../transactions/transaction-reader.service.js'
import { PaymentLink } from './payment-link.entity.js'
import { statusOf, viewLinkPayment } from './payment-link.view.js'
import {
  AmountIsFixed,
  AmountMissing,
  PaymentLinkClosed,
  PaymentLinkExpired,
  PaymentLinkUsed,
  PaymentUnderWay,
} from './payment-links.errors.js'
import { isBeingPaid, paidByLink } from './payments-of-links.js'

export interface OwnPayment {
  token: string
  transactionID: string
}

interface State {
  link: PaymentLink
  merchantName: string
  status: PaymentLinkStatus
  isUnderWay: boolean
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
  ) {}

  async look(token: string): Promise<CheckoutView> {
    const { link, merchantName, status, isUnderWay } = await this.read(token)
    const { mode, amount, currency, description } = link
    return { mode, merchantName, amount, currency, description, status, isUnderWay }
  }

  /** The key comes first: a payment that was made is answered again, even if it has used up the link. */
  async pay(token: string, key: string, input: PayByLink): Promise<Answer<LinkPaymentView>> {
    const link = await findLink(this.database.read, token)
    const { paymentLinkID, clientID, mode, currency, description, reference } = link
    const amount = amountOf(link, input)
    const charge = {
      amount,
      currency,
      description,
      paymentMethod: input.paymentMethod,
      ...(reference && { reference }),
    }
    const allow = (manager: EntityManager) => refuseUnlessOpen(manager, token)
    const call = { scopeID: paymentLinkID, mode, key, request: ['pay', input] }
    const paying = this.charges.create({ clientID, mode, paymentLinkID, allow }, call, charge)
    const answer = await Promise.race([paying, pause(checkoutAnswerMs, null, { ref: false })])
    return this.shown(token, answer ?? (await this.goOn(call, paying)))
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
    return this.shown(token, await this.actions.cancel({ transactionID, mode, paymentLinkID }, call))
  }

  private async requireActiveMerchant(token: string): Promise<PaymentLink> {
    const link = await findLink(this.database.read, token)
    const merchant = await findMerchant(this.database.read, link)
    if (!merchant?.isActive) throw new PaymentLinkClosed()
    return link
  }

  private async shown(token: string, { answer, isReplay }: Answer<TransactionView>): Promise<Answer<LinkPaymentView>> {
    return { answer: await this.show(token, answer), isReplay }
  }

  private async show(token: string, transaction: TransactionView): Promise<LinkPaymentView> {
    const { merchantName, status, isUnderWay } = await this.read(token)
    return viewLinkPayment(transaction, merchantName, status === 'open' && !isUnderWay)
  }

  private read(token: string): Promise<State> {
    return stateOf(this.database.read, token)
  }
}

async function findLink(manager: EntityManager, token: string): Promise<PaymentLink> {
  const link = await manager.findOneBy(PaymentLink, { token })
  if (!link) throw new NotFound('payment link')
  return link
}

const findMerchant = (manager: EntityManager, { clientID }: PaymentLink): Promise<Client | null> =>
  manager.findOneBy(Client, { clientID, deletedAt: IsNull() })

async function stateOf(manager: EntityManager, token: string): Promise<State> {
  const link = await findLink(manager, token)
  const [client, paid, isUnderWay] = await Promise.all([
    manager.findOneByOrFail(Client, { clientID: link.clientID }),
    paidByLink(manager, link.paymentLinkID),
    link.once ? isBeingPaid(manager, link.paymentLinkID) : false,
  ])
  const takesMoney = client.isActive && !client.deletedAt
  return { link, merchantName: client.name, status: takesMoney ? statusOf(link, paid) : 'closed', isUnderWay }
}

// In the unit that begins the payment, so that of two that race for a one-time link the second sees the first.
async function refuseUnlessOpen(manager: EntityManager, token: string): Promise<void> {
  const { status, isUnderWay } = await stateOf(manager, token)
  if (status === 'closed') throw new PaymentLinkClosed()
  if (status === 'used') throw new PaymentLinkUsed()
  if (status === 'expired') throw new PaymentLinkExpired()
  if (isUnderWay) throw new PaymentUnderWay()
}

function amountOf(link: PaymentLink, { amount }: PayByLink): number {
  if (link.amount !== null && amount !== undefined) throw new AmountIsFixed()
  const charged = link.amount ?? amount
  if (charged === undefined) throw new AmountMissing()
  return charged
}
