import * as words from '#contract/messages/errors/requirements.js'
import { refusal } from '../../platform/http/refusal.js'

export class TooManyRequirements extends refusal(409, 'TOO_MANY_REQUIREMENTS', words.requirementsMax) {}

/** What was accepted or waived takes no other answer, until it is asked again or about to expire. */
export class AnswerClosed extends refusal(409, 'ANSWER_CLOSED', words.answerClosed) {}

/** There is nothing yet, or not all of it, that staff could accept. */
export class AnswerIncomplete extends refusal(
  409,
  'ANSWER_INCOMPLETE',
  (sentence: string = words.nothingGiven) => sentence,
) {}

export class TooManyDocuments extends refusal(409, 'TOO_MANY_DOCUMENTS', words.document.tooMany) {}
export class TooManyPersons extends refusal(409, 'TOO_MANY_PERSONS', words.personsMax) {}

/** Something that the client gave has expired, and what takes its place is not accepted yet. */
export class PaymentsPaused extends refusal(409, 'PAYMENTS_PAUSED', (sentence: string) => sentence) {}

/** What staff have accepted of a person, only staff change. */
export class PersonAccepted extends refusal(409, 'PERSON_ACCEPTED', words.personAccepted) {}

/** What an approved business was checked by stays as long as the law asks. */
export class PersonKept extends refusal(409, 'PERSON_KEPT', words.personKept) {}

/** An answer names the person. */
export class PersonNamed extends refusal(409, 'PERSON_NAMED', words.personNamed) {}
