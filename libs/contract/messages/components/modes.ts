import type { Mode } from '../../modes.js'

export const mode = 'Mode'
export const modeName: Record<Mode, string> = { test: 'Test', live: 'Live' }
export const testMode = 'Test mode'
export const nothingIsReal = 'Payments go to the sandbox. No money moves.'
export const notKnown = 'We can’t check whether live mode is available. Try again'
export const whatItIs: Record<Mode, string> = {
  test: 'Payments go to the sandbox. No money moves.',
  live: 'Real money.',
}
export const keyIsOf = 'Each key works in one mode only (gk_test_…, gk_live_…).'
export const liveIsNotOpen = 'Live mode isn’t available yet.'
