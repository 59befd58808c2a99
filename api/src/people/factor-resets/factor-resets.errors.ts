import * as words from '#contract/messages/factor-resets.js'
import { refusal } from '../../platform/http/refusal.js'

export class AdministratorsOnly extends refusal(403, 'ADMINISTRATORS_ONLY', words.administratorsOnly) {}

/** The requester and the affected person can't confirm it. */
export class SecondPersonRequired extends refusal(403, 'SECOND_PERSON_REQUIRED', words.notYours) {}

export class OwnFactorReset extends refusal(403, 'OWN_FACTOR_RESET', words.notYourself) {}
export class FactorResetPending extends refusal(409, 'FACTOR_RESET_PENDING', words.pending) {}
export class FactorResetEnded extends refusal(409, 'FACTOR_RESET_ENDED', words.ended) {}
export class NothingToReset extends refusal(422, 'NOTHING_TO_RESET', words.nothing) {}
