import { ValidateBy } from 'class-validator'
import { holdsCardNumber } from './card-numbers.js'
import * as checks from './messages/checks.js'

export const realCardSentence = checks.realCard

/**
 * Refuses a text that holds what may be a real card number, so that none is ever stored or logged. One that is longer
 * than `maxLength` has been refused for that, and is not looked through.
 */
export const HasNoCardNumber = (maxLength: number) =>
  ValidateBy(
    {
      name: 'hasNoCardNumber',
      validator: {
        validate: (value) => typeof value !== 'string' || isLongerThan(value, maxLength) || !holdsCardNumber(value),
      },
    },
    { message: realCardSentence },
  )

// A character that a person sees can be three units: two halves of a pair, and a choice of its look.
const isLongerThan = (text: string, maxLength: number) => text.length > maxLength * 3
