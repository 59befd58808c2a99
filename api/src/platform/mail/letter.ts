import type { LoginAudience } from '#contract/login-audiences.js'
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

interface Message extends Named {
  from: string
  emailAddress: string
  message: string
}

interface DisabledWebhook extends Named {
  url: string
  reason: WebhookDisabledReason
}

interface BankAccount extends Named {
  bankName: string
  last4: string
  /** ISO 8601; null: it is the first account, and nothing waits. */
  heldUntil: string | null
}

interface NewAddress extends Named {
  newEmailAddress: string
}

/** An API user whose end is near. */
interface EndingKey extends Named {
  developerName: string
  /** ISO 8601 */
  expiresAt: string
}

interface OfClient extends Named {
  clientName: string
  /** Who invites, or hands over. */
  by: string
}

export type FactorChange = 'added' | 'removed' | 'codes_made' | 'code_used'

/** What proves more than a password has changed, or was used. */
interface Factors extends Named {
  audience: LoginAudience
  change: FactorChange
  /** Recovery codes. */
  left: number
}

type Content =
  | { kind: 'approval'; data: Named }
  | { kind: 'rejection'; data: Decision }
  | { kind: 'suspension'; data: Decision }
  | { kind: 'invitation'; data: Link }
  | { kind: 'webhook-disabled'; data: DisabledWebhook }
  | { kind: 'contact'; data: Message }
  | { kind: 'settlement-account'; data: BankAccount }
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
  | { kind: 'hold'; data: Link & { reasons: HoldReason[] } }
  | { kind: 'second-factor'; data: Factors }
  | { kind: 'member-invitation'; data: Link & OfClient }
  | { kind: 'member-hand-over'; data: OfClient & { endsAt: string } }
  | { kind: 'reset'; data: Link & { audience: LoginAudience } }

export type MailKind = Content['kind']

export type Letter = Content & { to: string; aboutID: string }

// As one address, whatever is in it: a text would be read as a list.
export const replyToOf = (letter: Letter): { name: string; address: string } | undefined =>
  letter.kind === 'contact' ? { name: '', address: letter.data.emailAddress } : undefined

export const endsAtOf = (letter: Letter): Date | null => ('endsAt' in letter.data ? new Date(letter.data.endsAt) : null)
