import type { RequirementView } from '#contract/requirements.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Requirement } from './requirement.entity.js'

export const factsOfRequirement = (requirement: Requirement) => ({
  name: requirement.name,
  help: requirement.help,
  kind: requirement.kind,
  choices: requirement.choices,
  clientTypes: requirement.clientTypes,
  countries: requirement.countries,
  dueDays: requirement.dueDays,
  expires: requirement.expires,
  payoutsPausedAfterDays: requirement.payoutsPausedAfterDays,
  paymentsPausedAfterDays: requirement.paymentsPausedAfterDays,
})

export const viewRequirement = (requirement: Requirement): RequirementView => ({
  requirementID: requirement.requirementID,
  ...factsOfRequirement(requirement),
  createdAt: requirement.createdAt.toISOString(),
  version: versionOf(factsOfRequirement(requirement)),
})
