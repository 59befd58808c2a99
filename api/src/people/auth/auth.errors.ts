import * as words from '#contract/messages/errors/auth.js'
import { refusal } from '../../platform/http/refusal.js'
import { modeFixed } from '#contract/messages/errors/modes.js'

/** A route nobody marked: it answers nobody until somebody says who may call it. */
export class RouteClosed extends refusal(403, 'ROUTE_CLOSED', words.routeClosed) {}

export class WrongAudience extends refusal(403, 'WRONG_AUDIENCE', words.wrongAudience) {}

/** Ends the session on the site: a client that is not active any more. */
export class AccountDisabled extends refusal(403, 'ACCOUNT_DISABLED', words.accountDisabled) {}

/** A program that says another mode than its key does. */
export class ModeFixed extends refusal(403, 'MODE_FIXED', modeFixed) {}
