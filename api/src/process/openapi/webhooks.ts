import type { EventType } from '#contract/events.js'
import { webhookHeaders } from '#contract/event-data.js'
import { eventTypes } from '#contract/event-types.js'
import { webhookAttemptMaxMs } from '#contract/limits.js'
import { type OpenApiParameter, type OpenApiWebhook, referTo, type Schema } from '#contract/openapi.js'
import { exampleOf } from './examples.js'
import { titleOf } from './operation.js'
import { sources } from './sources.js'

export function webhooksOf(schemas: Record<string, Schema>): Record<string, { post: OpenApiWebhook }> {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: webhookOf(type, schemas) }]))
}

function webhookOf(type: EventType, schemas: Record<string, Schema>): OpenApiWebhook {
  const schema = sources.events[type]
  if (!schema) throw new Error(`${type} is not in sources.json. Run \`npm run openapi\``)
  const name = nameOf(type)
  schemas[`${name}Event`] = schema
  const sent = { ...(exampleOf(schema, schemas) as object), id: exampleOf({ type: 'string' }, {}, 'eventID') }
  return {
    operationId: `on${name}`,
    tags: [titleOf('events')],
    summary: `Receive \`${type}\``,
    description: `Sent to each subscribed endpoint of the client until it returns 2xx within ${webhookAttemptMaxMs / 1_000} seconds.`,
    security: [],
    parameters,
    requestBody: {
      description: 'Verify the signature over these exact bytes before you parse them.',
      required: true,
      content: { 'application/json': { schema: referTo(`${name}Event`), example: sent } },
    },
    responses: {
      '2XX': { description: 'Received.' },
      '410': { description: 'The endpoint is gone, so we disable it.' },
      default: { description: 'We retry later.' },
    },
  }
}

const nameOf = (type: EventType) => type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())

const formats: Partial<Record<string, Schema>> = { 'webhook-timestamp': { pattern: '^\\d+$' } }
const examples: Record<keyof typeof webhookHeaders, string> = {
  'webhook-id': 'evt_06ezs2k4w0h8r5v1c3xq7ngtbd',
  'webhook-timestamp': '1763812800',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}
const parameters = Object.entries(webhookHeaders).map(
  ([name, description]): OpenApiParameter => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string', ...formats[name] },
    example: examples[name as keyof typeof webhookHeaders],
  }),
)
