import { clockCustomersMax, clockStepYears, openClocksMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/errors/test-clocks.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class TestModeOnly extends refusal(409, 'TEST_MODE_ONLY', words.testModeOnly) {}
export class ClockBackwards extends invalidField('to', words.clockBackwards) {}
export class ClockTooFar extends invalidField('to', words.clockTooFar(clockStepYears)) {}
export class ClockTooEarly extends invalidField('now', words.clockTooEarly) {}
export class ClockAdvancing extends refusal(409, 'TEST_CLOCK_ADVANCING', words.clockAdvancing) {}
export class ClockClosed extends refusal(409, 'TEST_CLOCK_CLOSED', words.clockClosed) {}
export class ClockFull extends refusal(409, 'TEST_CLOCK_FULL', words.clockFull(clockCustomersMax)) {}
export class TooManyClocks extends refusal(409, 'TOO_MANY_TEST_CLOCKS', words.tooManyClocks(openClocksMax)) {}
/** Absent, or belongs to another client. The response is the same. */
export class TestClockUnknown extends invalidField('testClockID', words.clockUnknown) {}
