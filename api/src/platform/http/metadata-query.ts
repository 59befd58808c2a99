import { field } from '#contract/messages/fields.js'
import { InvalidInput } from './app-error.js'

const bracketed = /^metadata\[(.*)\]$/s

export function withMetadata(query: object): object {
  const entries = Object.entries(query)
  const pairs = entries.flatMap(([name, value]: [string, unknown]) => {
    const [, key] = bracketed.exec(name) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  if (pairs.length === 0) return query
  const rest = entries.filter(([name]) => !bracketed.test(name))
  // No payment has such a key, and the validator would take an own `constructor` for the object's class.
  const isTaken = 'metadata' in query || pairs.some(([key]) => key in Object.prototype)
  if (isTaken) throw new InvalidInput({ metadata: field.metadataFilterInvalid })
  return { ...Object.fromEntries(rest), metadata: Object.fromEntries(pairs) }
}
