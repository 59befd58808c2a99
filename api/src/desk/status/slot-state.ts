import {
  statusDegradedPercent,
  statusDownPercent,
  statusFaultsLeast,
  type StatusState,
} from '#contract/status-limits.js'

export const isDown = `"bad" >= ${statusFaultsLeast} AND "bad" * 100 >= ("good" + "bad") * ${statusDownPercent}`
export const isFaulty = `"bad" >= ${statusFaultsLeast} AND "bad" * 100 >= ("good" + "bad") * ${statusDegradedPercent}`

export function stateOfSlot(good: number, bad: number): StatusState {
  if (bad < statusFaultsLeast) return 'operational'
  const percent = (100 * bad) / (good + bad)
  if (percent >= statusDownPercent) return 'down'
  return percent >= statusDegradedPercent ? 'degraded' : 'operational'
}

const order: StatusState[] = ['operational', 'unknown', 'degraded', 'down']

export const worstOf = (states: StatusState[]): StatusState =>
  states.reduce<StatusState>(
    (worst, state) => (order.indexOf(state) > order.indexOf(worst) ? state : worst),
    'operational',
  )
