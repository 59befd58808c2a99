import type { RequirementView } from '#contract/requirements.js'

/** By input names, as the form shows a requirement. */
export function seenOf({ name, help, choices, clientTypes, countries, dueDays, expires, version }: RequirementView) {
  const facts: Record<string, string> = {
    name,
    help: help ?? '',
    choices: choices.join('\n'),
    clientTypes: clientTypes.join(' '),
    countries: countries.join('\n'),
    dueDays: dueDays === null ? '' : String(dueDays),
    expires: String(expires),
  }
  return { facts, version }
}
