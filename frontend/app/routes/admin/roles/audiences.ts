import type { RoleAudience } from '#contract/choices.js'
import * as words from '#contract/messages/admin/roles.js'

export const audienceWords: Record<RoleAudience, string> = {
  staff: words.staff,
  integrator: words.apiUsers,
  member: words.members,
}

export const audienceOptions = Object.entries(audienceWords).map(([value, label]) => ({ value, label }))
