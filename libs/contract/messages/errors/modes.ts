import type { LiveObstacle, Mode } from '../../modes.js'

export const modeFixed = (mode: Mode) =>
  `This API user only works in ${mode} mode. For the other mode, use that mode’s API key`

export const liveObstacle: Record<LiveObstacle, string> = {
  client_not_active: 'Live mode isn’t available: your business isn’t active yet. The platform’s staff approve it',
  no_live_processor:
    'Live mode isn’t available: no live processor account is enabled. A platform administrator can add one',
}

export const inspectorIsForTest = 'The inspector only accepts test webhooks. Enter your own URL'
