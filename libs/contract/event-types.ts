/** What a client can be told of. */
export const eventTypes = [
  'transaction.created',
  'transaction.requires_action',
  'transaction.authorized',
  'transaction.succeeded',
  'transaction.failed',
  'transaction.canceled',
  'transaction.expired',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.closed',
  'client.approved',
  'client.suspended',
  'api_user.key_regenerated',
  'api_user.expiring',
  'webhook.test',
] as const

/** What an endpoint can ask for. `webhook.test` comes only when its owner asks for one. */
export const webhookEventTypes = eventTypes.filter((type) => type !== 'webhook.test')
/** Every type, also those that a later version adds. */
export const allEventTypes = '*'
