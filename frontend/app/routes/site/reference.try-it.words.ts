import type { ErrorBody } from '#contract/answers.js'
import type { TriedAnswer } from '../../api/try-it.server'

/** What an answer means, for somebody who reads the reference. */
export function wordsOf({ status, headers, body }: TriedAnswer, roleName: string): string {
  const told = headerOf(headers, 'retry-after')
  const { message = `The API answered ${status}`, fields } = errorIn(body)
  if (headerOf(headers, 'idempotency-replayed') === 'true')
    return 'This Idempotency-Key was used before, so this is the first answer again. Nothing was done twice.'
  if (status < 300) return 'It worked.'
  if (status === 401) return 'The key to try with has ended. Make a new one below.'
  if (status === 403) return `${message}. The role “${roleName}” does not have it: make a key with another role below.`
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
