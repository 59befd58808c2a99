import * as words from '#contract/messages/errors/requirements.js'
import { refusal } from '../../platform/http/refusal.js'

export class TooManyRequirements extends refusal(409, 'TOO_MANY_REQUIREMENTS', words.requirementsMax) {}

/** Already accepted or waived. You can send another answer once it's requested again or expires soon. */
export class AnswerClosed extends refusal(409, 'ANSWER_CLOSED', words.answerClosed) {}

/** There is no complete answer to accept yet. */
export class AnswerIncomplete extends refusal(
  409,
  'ANSWER_INCOMPLETE',
  (sentence: string = words.nothingGiven) => sentence,
) {}

export class TooManyDocuments extends refusal(409, 'TOO_MANY_DOCUMENTS', words.document.tooMany) {}
export class TooManyPersons extends refusal(409, 'TOO_MANY_PERSONS', words.personsMax) {}

/** A requirement has expired, and its replacement isn't accepted yet. */
export class PaymentsPaused extends refusal(409, 'PAYMENTS_PAUSED', (sentence: string) => sentence) {}

/** Staff accepted this person, so only staff can change it. */
export class PersonAccepted extends refusal(409, 'PERSON_ACCEPTED', words.personAccepted) {}

/** Data from an approved business check is kept as long as the law requires. */
export class PersonKept extends refusal(409, 'PERSON_KEPT', words.personKept) {}

/** An answer refers to this person. */
export class PersonNamed extends refusal(409, 'PERSON_NAMED', words.personNamed) {}
