import * as words from '#contract/messages/errors/requirements.js'
import { AppError } from '../../platform/http/app-error.js'

export class TooManyRequirements extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_REQUIREMENTS', words.requirementsMax(most))
  }
}

/** What was accepted or waived takes no other answer, until it is asked again or about to expire. */
export class AnswerClosed extends AppError {
  constructor() {
    super(409, 'ANSWER_CLOSED', words.answerClosed)
  }
}

/** There is nothing yet, or not all of it, that staff could accept. */
export class AnswerIncomplete extends AppError {
  constructor(sentence = words.nothingGiven) {
    super(409, 'ANSWER_INCOMPLETE', sentence)
  }
}

export class TooManyDocuments extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_DOCUMENTS', words.document.tooMany(most))
  }
}

export class TooManyPersons extends AppError {
  constructor(most: number) {
    super(409, 'TOO_MANY_PERSONS', words.personsMax(most))
  }
}

/** Something that the client gave has expired, and what takes its place is not accepted yet. */
export class PaymentsPaused extends AppError {
  constructor(sentence: string) {
    super(409, 'PAYMENTS_PAUSED', sentence)
  }
}

/** What staff have accepted of a person, only staff change. */
export class PersonAccepted extends AppError {
  constructor() {
    super(409, 'PERSON_ACCEPTED', words.personAccepted)
  }
}

/** What an approved business was checked by stays as long as the law asks. */
export class PersonKept extends AppError {
  constructor() {
    super(409, 'PERSON_KEPT', words.personKept)
  }
}

/** An answer names the person. */
export class PersonNamed extends AppError {
  constructor() {
    super(409, 'PERSON_NAMED', words.personNamed)
  }
}
