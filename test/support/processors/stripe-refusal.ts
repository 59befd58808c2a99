import type { Answered, Asked } from './double-line.js'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.code ?? error.type))
  }
}

export const invalid = (code: string, param?: string, more: object = {}) =>
  new Refusal(400, { type: 'invalid_request_error', code, message: `Refused: ${code}`, param, ...more })

export const missing = (param: string) =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object', param })

export const answerOf = ({ status, error }: Refusal): Answered => ({ status, body: { error } })

export type Form = { [name: string]: string | Form }

/** `metadata[order]=1` to nested objects, and lists as objects of numbers. */
export function formOf(text: string): Form {
  const form: Form = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.split(/\[|\]\[|\]/).filter((name) => name !== '')
    const last = names.pop() ?? ''
    let place = form
    for (const name of names) {
      const next = (place[name] ??= {})
      if (typeof next === 'string') throw invalid('parameter_invalid', name)
      place = next
    }
    place[last] = value
  }
  return form
}

export function requireOnly(form: Form, known: readonly string[]): void {
  const strange = Object.keys(form).find((name) => !known.includes(name))
  if (strange) throw invalid('parameter_unknown', strange)
}

export function textOf(form: Form, name: string): string {
  const value = form[name]
  if (typeof value !== 'string' || value === '') throw invalid('parameter_missing', name)
  return value
}

export function amountOf(form: Form, name: string): number {
  const amount = Number(textOf(form, name))
  if (!Number.isSafeInteger(amount) || amount < 1) throw invalid('parameter_invalid_integer', name)
  return amount
}

/** What Stripe asks of each call before it looks at it. */
export function requireProper({ method, path, headers, body }: Asked, key: string, version: string): void {
  if (headers.authorization !== `Bearer ${key}`)
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_***' })
  if (headers['stripe-version'] !== version) throw invalid('invalid_stripe_version')
  if (method !== 'POST') return
  const isFile = path === '/v1/files' && headers['content-type']?.startsWith('multipart/form-data')
  if (!isFile && headers['content-type'] !== 'application/x-www-form-urlencoded') throw invalid('invalid_content_type')
  if (!headers['idempotency-key']) throw invalid('idempotency_key_missing')
  if (body.trimStart().startsWith('{')) throw invalid('parameter_invalid')
}
