import type { ApiUserView } from '../../contract/api-users.js'
import type { ClientView } from '../../contract/clients.js'
import type { DisputeView } from '../../contract/disputes.js'
import type { EventType } from '../../contract/events.js'
import type { RefundView } from '../../contract/refunds.js'
import type { TransactionView } from '../../contract/transactions.js'
import type { WebhookEndpointView } from '../../contract/webhooks.js'

interface EventOf<Type extends EventType, Data> {
  /** The header `webhook-id`: the same whenever this event arrives. */
  id: string
  type: Type
  /** When it happened. */
  timestamp: string
  /** As the API showed it at that time. */
  data: Data
}

/** What a webhook says; `type` tells what `data` is. */
export type WebhookEvent =
  | EventOf<Extract<EventType, `transaction.${string}`>, TransactionView>
  | EventOf<Extract<EventType, `refund.${string}`>, RefundView>
  | EventOf<Extract<EventType, `dispute.${string}`>, DisputeView>
  | EventOf<Extract<EventType, `client.${string}`>, ClientView>
  | EventOf<Extract<EventType, `api_user.${string}`>, ApiUserView>
  | EventOf<Extract<EventType, `webhook.${string}`>, WebhookEndpointView>
