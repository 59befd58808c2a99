import { LaunchError } from '../../libs/launch/launch-error.mjs'
import { stepNames } from './steps.mjs'

export const help = `npm test                              everything
npm test -- --only=lint,unit          these steps, and what they need
npm test -- test/api/clients -t name  the tests of these paths or names; what is no option of ours is jest's
npm test -- --long                    with the long tests (npm run test:long)
npm test -- --changed                what the change since the last commit can reach; --changed=COMMIT: since that one
npm test -- --profile                 with what each file of tests costs, in profile.md
npm test -- --help                    this

Steps: ${stepNames.join(', ')}`

export const optionsFrom = (args) => {
  const options = { long: false, profile: false, only: undefined, changed: undefined, filters: [] }
  for (const arg of args) {
    if (arg === '--long') options.long = true
    else if (arg === '--profile') options.profile = true
    else if (/^--changed(=|$)/.test(arg)) options.changed = { since: arg.slice('--changed='.length) }
    else if (arg.startsWith('--only=')) options.only = arg.slice('--only='.length).split(',')
    else if (arg === '--only')
      throw new LaunchError('Write --only=lint,unit: the steps follow the sign without a blank.')
    else options.filters.push(arg)
  }
  const unknown = (options.only ?? []).filter((name) => !stepNames.includes(name))
  if (unknown.length > 0) {
    throw new LaunchError(`There is no step ${unknown.join(', ')}. The steps are ${stepNames.join(', ')}.`)
  }
  return options
}
