import * as words from '#contract/messages/errors/return-origins.js'
import type { Mode } from '#contract/modes.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { invalidField } from '../../platform/http/refusal.js'

export class OriginNotSafe extends invalidField('origins', (origin: string, mode: Mode) =>
  words.originNotSafe(origin, mode === 'live'),
) {}

/** Lists the fields whose origin isn't registered. */
export class OriginNotRegistered extends InvalidInput {
  constructor(foreign: Record<string, string>, mode: Mode) {
    const sentences = Object.entries(foreign).map(([field, origin]) => [field, words.originNotRegistered(origin, mode)])
    super(Object.fromEntries(sentences) as Record<string, string>)
  }
}
