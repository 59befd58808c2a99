import type { Mode } from '../../modes.js'

export const mode = 'Mode'
export const modeName: Record<Mode, string> = { test: 'Test', live: 'Live' }
export const testMode = 'Test mode'
export const nothingIsReal = 'The sandbox answers, and no money moves.'
export const notKnown = 'Whether live is open is not known at the moment. Please try again'
export const whatItIs: Record<Mode, string> = { test: 'The sandbox answers. No money moves.', live: 'Real money.' }
export const keyIsOf = 'A key says its mode (gk_test_…, gk_live_…) and keeps it.'
export const liveIsNotOpen = 'Live is not open yet.'
