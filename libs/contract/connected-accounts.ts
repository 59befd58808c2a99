import type { Page } from './answers.js'
import type { ConnectedState } from './connected-states.js'
import { OptionalText, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/connected-accounts.js'
import type { Currency } from './money.js'
import type { Mode } from './modes.js'

/** GET /connected-accounts */
export class ListConnectedAccounts extends ListQuery {
  /** Only this client. Default: all. */
  @OptionalText()
  clientID?: string

  /** Only accounts under this processor account. Default: all. */
  @OptionalText()
  processorAccountID?: string
}

/** POST /clients/:clientID/connected-accounts */
export class StartOnboarding {
  /** One of the platform accounts in the list's offers. */
  @RequiredText(words.processorAccountRequired, 40)
  processorAccountID!: string
}

export interface ConnectedAccountView {
  connectedAccountID: string
  clientID: string
  clientName: string
  /** The platform’s account that this one belongs to. */
  processorAccountID: string
  processorAccountName: string
  processor: string
  mode: Mode
  /** The processor's reference. Null until the processor has responded. */
  reference: string | null
  state: ConnectedState
  areDetailsSubmitted: boolean
  /** The account can take payments. */
  areChargesEnabled: boolean
  arePayoutsEnabled: boolean
  /** The details that the processor needs, with the processor's own names. */
  requirementsDue: string[]
  /** The processor’s own code. Null if the account isn't disabled. */
  disabledReason: string | null
  /** The only currency that the account takes. Null if it takes all currencies of the platform's account. */
  currency: Currency | null
  /** The client’s settlement account that payments are paid into. Null if the processor asks for a bank account itself. */
  settlementAccountID: string | null
  /** The bank account that payments are paid into today. Null if the processor asks for one itself. */
  paidInto: PaidIntoView | null
  /** When the processor can be told of a changed settlement account. Null if no change is on hold. */
  changeHeldUntil: string | null
  /** When the requirements are due. Null if there is no deadline. */
  dueAt: string | null
  /** The time of the processor's last response. Null if there is none. */
  toldAt: string | null
  createdAt: string
}

export interface PaidIntoView {
  bankName: string
  accountNumberLast4: string
}

/** A platform’s account that a client can connect to. */
export interface ConnectOfferView {
  processorAccountID: string
  processor: string
  title: string
  name: string
  /** Payments are paid into your settlement account, and no onboarding page opens. */
  usesSettlementAccount: boolean
}

export interface OwnConnectedAccountsView {
  items: ConnectedAccountView[]
  offers: ConnectOfferView[]
}

export type ConnectedAccountsView = Page<ConnectedAccountView>

/** The processor's page that collects the details. It works once, and only for the person who requested it. */
export interface OnboardingView {
  connectedAccount: ConnectedAccountView
  /** Null if payments are paid into your settlement account: you enter no more details. */
  url: string | null
  expiresAt: string | null
}
