import type { Page } from './answers.js'
import type { ConnectedState } from './connected-states.js'
import { OptionalText, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/connected-accounts.js'
import type { Mode } from './modes.js'

/** GET /connected-accounts */
export class ListConnectedAccounts extends ListQuery {
  /** Only this client. Default: all. */
  @OptionalText()
  clientID?: string

  /** Only below this processor account. Default: all. */
  @OptionalText()
  processorAccountID?: string
}

/** POST /clients/:clientID/connected-accounts */
export class StartOnboarding {
  /** The platform’s account to connect to, as the list offers it. */
  @RequiredText(words.processorAccountRequired, 40)
  processorAccountID!: string
}

export interface ConnectedAccountView {
  connectedAccountID: string
  clientID: string
  clientName: string
  /** The platform’s account that it is below. */
  processorAccountID: string
  processorAccountName: string
  processor: string
  mode: Mode
  /** The processor's reference. Null until the processor has responded. */
  reference: string | null
  state: ConnectedState
  areDetailsSubmitted: boolean
  /** Payments can be collected for it. */
  areChargesEnabled: boolean
  arePayoutsEnabled: boolean
  /** What the processor asks for, by its own names. */
  requirementsDue: string[]
  /** The processor’s own code. Null if the account isn't disabled. */
  disabledReason: string | null
  /** By when the requirements are due; null: the processor names no day. */
  dueAt: string | null
  /** The time of the processor's last response. Null if there is none. */
  toldAt: string | null
  createdAt: string
}

/** A platform’s account that a client can connect to. */
export interface ConnectOfferView {
  processorAccountID: string
  processor: string
  title: string
  name: string
}

export interface OwnConnectedAccountsView {
  items: ConnectedAccountView[]
  offers: ConnectOfferView[]
}

export type ConnectedAccountsView = Page<ConnectedAccountView>

/** The page of the processor that collects the details. It is for the person who asked, and only once. */
export interface OnboardingView {
  connectedAccount: ConnectedAccountView
  url: string
  expiresAt: string
}
