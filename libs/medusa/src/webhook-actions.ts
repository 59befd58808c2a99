import type { EventType } from '../../contract/events.js'
import type { Currency } from '../../contract/money.js'
import type { TransactionView } from '../../contract/transactions.js'
import type { WebhookEvent } from '../../sdk/src/webhook-event.js'
import { sessionKey } from './checkouts.js'
import type { MedusaStatus } from './states.js'

export interface WebhookAction {
  action:
    | Extract<MedusaStatus, 'authorized' | 'captured' | 'canceled' | 'requires_more' | 'pending_authorization'>
    | 'failed'
  /** Medusa's payment session. */
  sessionID: string
  /** In minor units. */
  amount: number
  currency: Currency
}

const actions: Partial<Record<EventType, WebhookAction['action']>> = {
  'transaction.requires_action': 'requires_more',
  'transaction.authorized': 'authorized',
  'transaction.succeeded': 'captured',
  'transaction.failed': 'failed',
  'transaction.canceled': 'canceled',
  'transaction.expired': 'canceled',
}

/** null: the event is about nothing that a Medusa shop began. */
export function actionOf({ type, data }: Pick<WebhookEvent, 'type' | 'data'>): WebhookAction | null {
  const action = Object.hasOwn(actions, type) && actions[type as EventType]
  if (!action) return null
  const { metadata, amount, amountCaptured, currency, nextAction } = data as TransactionView
  const sessionID = metadata?.[sessionKey]
  if (!sessionID) return null
  if (nextAction?.type === 'bank_transfer') return { action: 'pending_authorization', sessionID, amount, currency }
  return { action, sessionID, amount: action === 'captured' ? amountCaptured : amount, currency }
}
