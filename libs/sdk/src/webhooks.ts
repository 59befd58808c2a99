import { GatehouseError } from './errors.js'
import type { WebhookEvent } from './webhook-event.js'

export type { WebhookEvent }

export class WebhookSignatureError extends GatehouseError {
  override name = 'WebhookSignatureError'

  constructor(message: string) {
    super(message, 'WEBHOOK_SIGNATURE')
  }
}

export interface ReceivedWebhook {
  secret: string
  /** As they arrived, with names in lower case: Node's `request.headers`, or a `Headers` object. */
  headers: Headers | Record<string, string | string[] | undefined>
  /** The raw text, before anything parsed it. */
  body: string
  toleranceSeconds?: number
}

const toleranceSecondsDefault = 300
const encoder = new TextEncoder()

export async function readWebhook<T = WebhookEvent>(received: ReceivedWebhook): Promise<T> {
  const { secret, headers, body, toleranceSeconds = toleranceSecondsDefault } = received
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !time || !signatures) throw new WebhookSignatureError('The webhook headers are missing')
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= toleranceSeconds))
    throw new WebhookSignatureError('The webhook is too old, or its clock is wrong')
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )
  const signed = encoder.encode(`${id}.${time}.${body}`)
  for (const signature of signatures.split(' ').filter((one) => one.startsWith('v1,'))) {
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)) return JSON.parse(body) as T
  }
  throw new WebhookSignatureError('No signature fits. Is this the secret of this endpoint, and the body as it arrived?')
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? undefined
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array([0])
  }
}
