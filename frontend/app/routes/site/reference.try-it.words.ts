import type { ErrorBody } from '#contract/answers.js'
import * as words from '#contract/messages/site/reference.js'
import type { TriedAnswer } from '../../api/try-it.server'

export function wordsOf({ status, headers, body }: TriedAnswer, roleName: string): string {
  const told = headerOf(headers, 'retry-after')
  const { message = words.theApiReturnedStatus(status), fields } = errorIn(body)
  if (headerOf(headers, 'idempotency-replayed') === 'true') return words.thisIdempotencyKeyWasUsed
  if (status < 300) return words.itWorked
  if (status === 401) return words.testKeyExpired
  if (status === 403) return words.roleLacksPermission(message, roleName)
  if (status === 429) return `${message}${told ? `. Try again in ${told} seconds` : ''}.`
  if (fields && Object.keys(fields).length > 0)
    return `${message}: ${Object.entries(fields)
      .map(([name, sentence]) => `${name} (${sentence})`)
      .join(', ')}`
  return message
}

const headerOf = (headers: TriedAnswer['headers'], name: string) =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1]

function errorIn(body: string): Partial<ErrorBody> {
  try {
    return Object(JSON.parse(body)) as Partial<ErrorBody>
  } catch {
    return {}
  }
}

/** Bodies are sent without spaces; people read them with. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
