import type { LiveObstacle, Mode } from '../../modes.js'

export const modeFixed = (mode: Mode) =>
  `This API user works in ${mode} mode, and says no other. Use the key of an API user of the other mode`

export const liveObstacle: Record<LiveObstacle, string> = {
  client_not_active: 'Live is not open: the business is not active yet. Staff of the platform approve it',
  no_live_processor:
    'Live is not open: no live processor account is enabled yet. An administrator of the platform adds one',
}

export const inspectorIsForTest = 'The inspector takes test webhooks only. Enter an address of your own'
