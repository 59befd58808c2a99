import { Transform } from 'class-transformer'
import { IsOptional } from 'class-validator'
import { webhookOutcomes } from './choices.js'
import { allEventTypes, eventTypes, webhookEventTypes } from './event-types.js'
import type { EventType } from './events.js'
import { realCardSentence } from './card-field.js'
import { holdsCardNumber } from './card-numbers.js'
import { OptionalFlag, OptionalText, RequiredText } from './fields.js'
import { webhookOverlapSeconds, webhookOverlapSecondsMax, webhookUrlMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTime, RequiredTime } from './time-field.js'
import type { Mode } from './modes.js'
import { OptionalMode } from './mode-field.js'
import { Passes, Whole } from './own-checks.js'

export type WebhookEventType = EventType | typeof allEventTypes

const isEventTypes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= eventTypes.length &&
  value.every((type) => type === allEventTypes || (webhookEventTypes as unknown[]).includes(type))

const withoutRepetition = Transform(({ value }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))

const isWebhookUrl = (value: unknown): boolean => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, username, password, hash } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '' && !value.includes('#')
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
const HidesNoCardNumber = Passes(
  'hidesNoCardNumber',
  (value) => typeof value !== 'string' || !holdsCardNumber(decoded(value)),
  realCardSentence,
)

const IsWebhookUrl = Passes('isWebhookUrl', isWebhookUrl, field.webhookUrlInvalid)

// Whoever reads an address drops or turns some of these in silence, so that another one is called than the one that is shown.
const rewritten = /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const IsAsWritten = Passes(
  'isAsWritten',
  (value) => typeof value !== 'string' || !rewritten.test(value),
  field.webhookUrlLetters,
)

/** PUT /clients/:clientID/webhook-endpoints/:endpointID */
export class SaveWebhookEndpoint {
  @HidesNoCardNumber
  @IsWebhookUrl
  @IsAsWritten
  @RequiredText(field.webhookUrlRequired, webhookUrlMaxLength)
  url!: string

  @withoutRepetition
  @Passes('isEventTypes', isEventTypes, checks.chooseAtLeastOneOf([allEventTypes, ...webhookEventTypes]))
  eventTypes!: WebhookEventType[]

  @OptionalText()
  description?: string
}

/** POST /clients/:clientID/webhook-endpoints */
export class CreateWebhookEndpoint extends SaveWebhookEndpoint {
  /** Which events it gets. Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

const overlapSentence = checks.overlapForm(webhookOverlapSecondsMax)

/** POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret */
export class RotateWebhookSecret {
  /** How long the old secret also signs. 0: not at all. */
  @Transform(({ value }) => value ?? webhookOverlapSeconds)
  @IsOptional()
  @Whole(0, webhookOverlapSecondsMax, overlapSentence)
  overlapSeconds: number = webhookOverlapSeconds

  /** Rotates during an overlap. The oldest secret stops working immediately. */
  @OptionalFlag()
  force?: boolean
}

/** `pending`: not tried yet, or tried again later. `failed`: given up. */
export type WebhookOutcome = (typeof webhookOutcomes)[number]

/** GET /clients/:clientID/webhook-deliveries */
export class ListWebhookDeliveries extends ListQuery {
  @OptionalText()
  endpointID?: string

  @OptionalChoice(eventTypes, checks.typeIsOneOf(eventTypes))
  type?: EventType

  @OptionalChoice(webhookOutcomes, checks.outcomeIsOneOf(webhookOutcomes))
  outcome?: WebhookOutcome

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** POST /clients/:clientID/webhook-deliveries/replay: the deliveries of the events of that time. */
export class ReplayWebhookDeliveries {
  @RequiredTime('from')
  from!: string

  /** Default: until now. */
  @OptionalTime('to')
  to?: string

  /** Default: all enabled endpoints. With it, events that were never delivered there are delivered too. */
  @OptionalText()
  endpointID?: string

  @OptionalFlag()
  onlyFailed?: boolean
}

export const webhookEndpointStatuses = ['enabled', 'disabled'] as const
export type WebhookEndpointStatus = (typeof webhookEndpointStatuses)[number]

/** `gone`: it returned 410. `failing`: no delivery succeeded for three days. */
export type WebhookDisabledReason = 'gone' | 'failing'

export interface WebhookEndpointView {
  endpointID: string
  clientID: string
  mode: Mode
  url: string
  eventTypes: WebhookEventType[]
  description: string | null
  status: WebhookEndpointStatus
  disabledReason: WebhookDisabledReason | null
  /** Since when no attempt has succeeded; null: the last one did, or there was none. */
  failingSince: string | null
  /** Until then the secret before the last rotation signs too. */
  previousSecretEndsAt: string | null
  createdAt: string
  updatedAt: string
}

/** The only answers that hold the secret: creation and rotation. */
export interface WebhookEndpointSecretView extends WebhookEndpointView {
  /** `whsec_` and base64 of 32 bytes. */
  secret: string
}

export interface WebhookAttemptView {
  attemptID: string
  number: number
  /** When it began. */
  createdAt: string
  /** null: it was cut off by the end of the process. */
  durationMs: number | null
  /** The HTTP status; null: there was no answer. */
  status: number | null
  /** Status line and headers of the answer. */
  responseHead: string | null
  /** The first 2 kB of the answer. */
  responseBody: string | null
  /** Why there was no response, or why it wasn't sent. */
  error: string | null
}

export interface WebhookDeliveryView {
  deliveryID: string
  clientID: string
  mode: Mode
  endpointID: string
  /** The header `webhook-id`, the same over all attempts. */
  eventID: string
  type: EventType
  outcome: WebhookOutcome
  /** Oldest first. */
  attempts: WebhookAttemptView[]
  /** The next attempt. Null if there is none. */
  nextAttemptAt: string | null
  createdAt: string
}

/** GET /clients/:clientID/webhook-deliveries/:deliveryID */
export interface WebhookDeliveryDetailView extends WebhookDeliveryView {
  url: string
  /** The exact text that is sent; null once it is older than 60 days. */
  body: string | null
}

/** GET /clients/:clientID/webhook-deliveries/:deliveryID/signature: all that is signed, and how; never the secret. */
export interface WebhookSignatureView {
  webhookID: string
  /** Seconds since 1970 of the last attempt, or of now if there was none. */
  timestamp: number
  body: string
  /** `{webhookID}.{timestamp}.{body}` */
  signedText: string
  /** Made with the secrets that sign now. */
  signatures: { secret: 'current' | 'previous'; signature: string }[]
  steps: string[]
}

export interface WebhookReplayView {
  queued: number
}

/** POST and GET /clients/:clientID/webhook-inspector: a receiver of ours to try things with. */
export interface WebhookInspectorView {
  inspectorID: string
  url: string
  createdAt: string
}

/** GET /clients/:clientID/webhook-inspector/requests: the newest 50 of the last 24 hours. */
export interface WebhookInspectorRequestView {
  requestID: string
  headers: Record<string, string>
  body: string
  /** The body was longer than 20 kB, and only its beginning was kept. */
  isCut: boolean
  createdAt: string
}
