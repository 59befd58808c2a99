import { holdsCardNumber } from '#contract/card-numbers.js'
import {
  loggedBodyMaxBytes,
  loggedDepthMax,
  loggedFieldsMax,
  loggedTextMaxLength,
} from '#contract/request-log-limits.js'
import { redacted, secretFields } from '../../platform/http/redaction.js'

const persons = [
  'payer',
  'emailAddress',
  'phoneNumber',
  'cardNumber',
  'accountNumber',
  'iban',
  'evidence',
  'paymentMethod',
]
const hidden = new Set([...secretFields, ...persons].map((name) => name.toLowerCase()))
const instead = '[Redacted]'
const isHidden = (name: string) =>
  hidden.has(name.toLowerCase()) || /secret|password|card|iban|account|email|phone/i.test(name)

const personalRoutes = /^\/customers(\/|$)/

/** JSON of what was sent, without secrets, cards and persons; null for what is no object, such as a file. */
export function redactedBody(body: unknown, route: string): string | null {
  if (body === null || typeof body !== 'object' || Buffer.isBuffer(body)) return null
  if (!Array.isArray(body) && Object.getPrototypeOf(body) !== Object.prototype) return null
  // Nearly every field of a customer is personal data.
  if (personalRoutes.test(route)) return JSON.stringify(namesOf(body))
  const text = JSON.stringify(without(body, 1))
  return Buffer.byteLength(text) <= loggedBodyMaxBytes ? text : JSON.stringify(namesOf(body))
}

function without(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') return holdsCardNumber(String(value)) ? instead : value
  if (value === null || typeof value !== 'object') return value
  if (depth > loggedDepthMax) return '…'
  if (Array.isArray(value)) return value.slice(0, loggedFieldsMax).map((one) => without(one, depth + 1))
  const entries = Object.entries(value).slice(0, loggedFieldsMax)
  return Object.fromEntries(
    entries.map(([name, one]) => [textOf(name), isHidden(name) ? instead : without(one, depth + 1)]),
  )
}

const textOf = (text: string): string =>
  holdsCardNumber(text)
    ? instead
    : redacted(text.length > loggedTextMaxLength ? `${text.slice(0, loggedTextMaxLength)}…` : text)

const namesOf = (body: object) =>
  Object.fromEntries(
    Object.keys(body)
      .slice(0, loggedFieldsMax)
      .map((name) => [textOf(name), '…']),
  )
