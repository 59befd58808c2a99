import type { RequirementView } from '#contract/requirements.js'

const daysOf = (days: number | null) => (days === null ? '' : String(days))

/** By input names, as the form shows a requirement. */
export function seenOf(requirement: RequirementView) {
  const { name, help, choices, clientTypes, countries, dueDays, expires, version } = requirement
  const facts: Record<string, string> = {
    name,
    help: help ?? '',
    choices: choices.join('\n'),
    clientTypes: clientTypes.join(' '),
    countries: countries.join('\n'),
    dueDays: daysOf(dueDays),
    payoutsPausedAfterDays: daysOf(requirement.payoutsPausedAfterDays),
    paymentsPausedAfterDays: daysOf(requirement.paymentsPausedAfterDays),
    expires: String(expires),
  }
  return { facts, version }
}
