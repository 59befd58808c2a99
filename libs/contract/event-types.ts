export const eventTypes = [
  'transaction.created',
  'transaction.requires_action',
  'transaction.authorized',
  'transaction.succeeded',
  'transaction.failed',
  'transaction.canceled',
  'transaction.expired',
  'checkout_session.completed',
  'checkout_session.expired',
  'refund.succeeded',
  'refund.failed',
  'dispute.opened',
  'dispute.evidence_sent',
  'dispute.closed',
  'client.approved',
  'client.suspended',
  'api_user.key_regenerated',
  'api_user.expiring',
  'webhook.test',
] as const

export const webhookEventTypes = eventTypes.filter((type) => type !== 'webhook.test')
export const allEventTypes = '*'
