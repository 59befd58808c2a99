import { holdsCardNumber } from './card-numbers.js'
import * as checks from './messages/checks.js'
import { Passes } from './own-checks.js'

export const realCardSentence = checks.realCard

/** Refuses what may be a real card number, so that none is ever stored or logged. */
export const HasNoCardNumber = (maxLength: number) =>
  Passes(
    'hasNoCardNumber',
    (value) => typeof value !== 'string' || isLongerThan(value, maxLength) || !holdsCardNumber(value),
    realCardSentence,
  )

const isLongerThan = (text: string, maxLength: number) => text.length > maxLength * 3
