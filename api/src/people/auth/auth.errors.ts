import * as words from '#contract/messages/errors/auth.js'
import { refusal } from '../../platform/http/refusal.js'
import { modeFixed } from '#contract/messages/errors/modes.js'

/** A route without an access rule rejects every caller. */
export class RouteClosed extends refusal(403, 'ROUTE_CLOSED', words.routeClosed) {}

export class WrongAudience extends refusal(403, 'WRONG_AUDIENCE', words.wrongAudience) {}

/** Ends the session on the site: a client that is no longer active. */
export class AccountDisabled extends refusal(403, 'ACCOUNT_DISABLED', words.accountDisabled) {}

/** The mode in the request isn't the mode of the key. */
export class ModeFixed extends refusal(403, 'MODE_FIXED', modeFixed) {}
