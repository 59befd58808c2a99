import { LaunchError } from '../../libs/launch/launch-error.mjs'
import { stepNames } from './steps.mjs'

// npm test -- --only=lint,unit      these steps
// npm test -- test/api/clients -t x  jest's own filters: paths and a name, in the steps that have such tests
// npm test -- --long                 with the long tests
export const optionsFrom = (args) => {
  const options = { long: false, only: undefined, filters: [] }
  for (const arg of args) {
    if (arg === '--long') options.long = true
    else if (arg.startsWith('--only=')) options.only = arg.slice('--only='.length).split(',')
    else options.filters.push(arg)
  }
  const unknown = (options.only ?? []).filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new LaunchError(`There is no step ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`)
  }
  return options
}
