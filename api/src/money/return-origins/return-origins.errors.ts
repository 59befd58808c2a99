import * as words from '#contract/messages/errors/return-origins.js'
import type { Mode } from '#contract/modes.js'
import { InvalidInput } from '../../platform/http/app-error.js'

export class OriginNotSafe extends InvalidInput {
  constructor(origin: string, mode: Mode) {
    super({ origins: words.originNotSafe(origin, mode === 'live') })
  }
}

/** By the names of the fields that lead to an origin of somebody else. */
export class OriginNotRegistered extends InvalidInput {
  constructor(foreign: Record<string, string>, mode: Mode) {
    const sentences = Object.entries(foreign).map(([field, origin]) => [field, words.originNotRegistered(origin, mode)])
    super(Object.fromEntries(sentences) as Record<string, string>)
  }
}
