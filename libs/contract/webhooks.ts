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
  /** The mode of its events. Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

const overlapSentence = checks.overlapForm(webhookOverlapSecondsMax)

/** POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret */
export class RotateWebhookSecret {
  /** How long the old secret still signs events too. 0: not at all. */
  @Transform(({ value }) => value ?? webhookOverlapSeconds)
  @IsOptional()
  @Whole(0, webhookOverlapSecondsMax, overlapSentence)
  overlapSeconds: number = webhookOverlapSeconds

  /** Also rotates during an overlap. The oldest secret then stops working immediately. */
  @OptionalFlag()
  force?: boolean
}

/** `pending`: not sent yet, or waiting for a retry. `failed`: no more retries. */
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

/** POST /clients/:clientID/webhook-deliveries/replay: resends the events of a period. */
export class ReplayWebhookDeliveries {
  @RequiredTime('from')
  from!: string

  /** Default: now. */
  @OptionalTime('to')
  to?: string

  /** Default: all enabled endpoints. If you choose one, it also gets events that it was never sent. */
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
  /** The time since which no attempt has succeeded. Null if the last one succeeded or there was none. */
  failingSince: string | null
  /** The previous secret also signs events until this time. */
  previousSecretEndsAt: string | null
  createdAt: string
  updatedAt: string
}

/** The secret is only returned after creation and rotation. */
export interface WebhookEndpointSecretView extends WebhookEndpointView {
  /** `whsec_` followed by 32 bytes in base64. */
  secret: string
}

export interface WebhookAttemptView {
  attemptID: string
  number: number
  /** When the attempt started. */
  createdAt: string
  /** Null if the process stopped during the attempt. */
  durationMs: number | null
  /** The HTTP status. Null if there was no response. */
  status: number | null
  /** The status line and headers of the response. */
  responseHead: string | null
  /** The first 2 kB of the response. */
  responseBody: string | null
  /** Why there was no response, or why it wasn't sent. */
  error: string | null
}

export interface WebhookDeliveryView {
  deliveryID: string
  clientID: string
  mode: Mode
  endpointID: string
  /** The `webhook-id` header, the same for every attempt. */
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
  /** The exact text that is sent. Null after 60 days. */
  body: string | null
}

/** GET /clients/:clientID/webhook-deliveries/:deliveryID/signature: what is signed and how. Never includes the secret. */
export interface WebhookSignatureView {
  webhookID: string
  /** The time of the last attempt in seconds since 1970, or now if there was none. */
  timestamp: number
  body: string
  /** `{webhookID}.{timestamp}.{body}` */
  signedText: string
  /** The signatures with the currently valid secrets. */
  signatures: { secret: 'current' | 'previous'; signature: string }[]
  steps: string[]
}

export interface WebhookReplayView {
  queued: number
}

/** POST and GET /clients/:clientID/webhook-inspector: a built-in receiver for test events. */
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
  /** The body was longer than 20 kB. Only its start was stored. */
  isCut: boolean
  createdAt: string
}
