import type { Language } from '#contract/languages.js'
import type { PausedThing } from '#contract/requirement-kinds.js'
import type { DisputeReason } from '#contract/choices.js'
import type { Currency } from '#contract/money.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import type { Mode } from '#contract/modes.js'
import type { Invoice, PayerLink, Receipt, Renewal } from './payer-letters.js'
import type { TransferDue, TransferNews } from './transfer-letters.js'
import type { HoldReason } from '#contract/holds.js'
import type { WebhookDisabledReason } from '#contract/webhooks.js'

interface Named {
  name: string
}

interface Decision extends Named {
  reason: string | null
}

interface Link extends Named {
  token: string
  /** ISO 8601; a mail that could not be sent by then is not sent at all. */
  endsAt: string
}

export interface NotMe extends Named {
  audience: LoginAudience
  notMe?: { token: string; endsAt: string }
}

interface AccountChange {
  /** Null: the account doesn't say. Absent in mails of the version before. */
  currencies?: readonly Currency[] | null
  dropped?: readonly Currency[]
  isRemoved?: boolean
}

interface Message extends Named {
  from: string
  emailAddress: string
  message: string
}

interface DisabledWebhook extends Named {
  url: string
  reason: WebhookDisabledReason
}

interface BankAccount extends NotMe {
  bankName: string
  last4: string
  /** ISO 8601; null: it is the first account, and nothing waits. */
  heldUntil: string | null
}

interface NewAddress extends Named {
  newEmailAddress: string
}

interface EndingKey extends Named {
  developerName: string
  expiresAt: string
}

export type FactorChange =
  | 'added'
  | 'removed'
  | 'codes_made'
  | 'code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_counter_went_back'
  | 'reset_asked'
  | 'reset'

interface OfClient extends Named {
  clientName: string
  by: string
}

interface Factors extends NotMe {
  change: FactorChange
  /** Recovery codes; null: the mail is not about them. */
  left: number | null
  passkey?: string
}

interface ChangedPassword extends NotMe {
  how: 'changed' | 'reset' | 'by_staff'
}

interface NewDevice extends NotMe {
  userAgent: string | null
  address: string
  at: string
}

interface NewApiUser extends NotMe {
  developerName: string
  isByStaff: boolean
}

interface NewMember extends NotMe {
  clientName: string
  memberName: string
  emailAddress: string
  roleName: string
}

export interface OpenedDispute extends Named {
  transactionID: string
  mode: Mode
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
  reason: DisputeReason | null
  /** ISO 8601; null: no evidence is taken. */
  evidenceDueAt: string | null
}

export interface DueDispute extends OpenedDispute {
  left: 'week' | 'two_days' | 'last_day'
}

export interface PayoutNews extends Named {
  payoutID: string
  mode: Mode
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
  status: 'paid' | 'failed' | 'returned' | 'rejected'
  reason: string | null
  last4: string
}

export interface FailedPayment extends Named {
  transactionID: string
  mode: Mode
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
}

export interface DebtNews extends Named {
  mode: Mode
  /** In minor units of `currency`. */
  amount: number
  currency: Currency
  news: 'requested' | 'paid' | 'written_off'
}

interface AskedAgain extends Named {
  requirement: string
  reason: string
  isActive: boolean
}

type Content =
  | { kind: 'dispute-opened'; data: OpenedDispute }
  | { kind: 'payment-failed'; data: FailedPayment }
  | { kind: 'dispute-inquiry'; data: OpenedDispute }
  | { kind: 'dispute-due'; data: DueDispute }
  | { kind: 'payout'; data: PayoutNews }
  | { kind: 'debt'; data: DebtNews }
  | { kind: 'approval'; data: Named }
  | { kind: 'rejection'; data: Decision }
  | { kind: 'suspension'; data: Decision }
  | { kind: 'invitation'; data: Link }
  | { kind: 'webhook-disabled'; data: DisabledWebhook }
  | { kind: 'contact'; data: Message }
  | { kind: 'settlement-account'; data: BankAccount & AccountChange }
  | { kind: 'confirm-email'; data: Link }
  | { kind: 'address-taken'; data: Named }
  | { kind: 'address-changed'; data: Named }
  | { kind: 'new-password'; data: Link }
  | { kind: 'sign-in-link'; data: Link }
  | { kind: 'email-change-confirm'; data: Link & NewAddress }
  | { kind: 'email-change-asked'; data: Link & NewAddress & { agreedAfter: string } }
  | { kind: 'email-changed'; data: NewAddress & { isPrevious: boolean; heldUntil: string } }
  | { kind: 'email-change-ended'; data: NewAddress & { outcome: 'canceled' | 'taken' | 'expired' | 'password_reset' } }
  | { kind: 'key-expiring'; data: EndingKey }
  | { kind: 'requirement-asked-again'; data: AskedAgain }
  | { kind: 'requirement-paused'; data: Named & { requirement: string; what: PausedThing } }
  | { kind: 'requirement-expiring'; data: Named & { requirement: string; expiresOn: string } }
  | { kind: 'hold'; data: Link & { reasons: HoldReason[] } }
  | { kind: 'second-factor'; data: Factors }
  | { kind: 'password-changed'; data: ChangedPassword }
  | { kind: 'new-device'; data: NewDevice }
  | { kind: 'new-api-user'; data: NewApiUser }
  | { kind: 'new-member'; data: NewMember }
  | { kind: 'not-me'; data: Link & { audience: LoginAudience } }
  | { kind: 'member-invitation'; data: Link & OfClient }
  | { kind: 'member-hand-over'; data: OfClient & { endsAt: string } }
  | { kind: 'receipt'; data: Receipt }
  | { kind: 'confirm-payment'; data: Receipt & { endsAt: string } }
  | { kind: 'payer-link'; data: PayerLink }
  | { kind: 'invoice'; data: Invoice }
  | { kind: 'transfer-details'; data: TransferDue }
  | { kind: 'transfer-part'; data: TransferDue }
  | { kind: 'transfer-late'; data: TransferNews }
  | { kind: 'transfer-returned'; data: TransferNews }
  | { kind: 'renewal-failed'; data: Renewal }
  | { kind: 'renewal-confirmation'; data: Renewal }
  | { kind: 'reset'; data: Link & { audience: LoginAudience } }

export type MailKind = Content['kind']

export type SecurityContent = Extract<Content, { data: NotMe }>

/** `language` of its reader; default: the mailbox finds out. */
export type Letter = Content & { to: string; aboutID: string; language?: Language }

// As one address, whatever is in it: a text would be read as a list.
export const replyToOf = (letter: Letter): { name: string; address: string } | undefined =>
  letter.kind === 'contact' ? { name: '', address: letter.data.emailAddress } : undefined

export const endsAtOf = (letter: Letter): Date | null => ('endsAt' in letter.data ? new Date(letter.data.endsAt) : null)
