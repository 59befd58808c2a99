import type { PersonView } from '#contract/requirements.js'
import type { ClientPerson } from './client-person.entity.js'

export const viewPerson = (person: ClientPerson): PersonView => ({
  clientPersonID: person.clientPersonID,
  name: person.name,
  dateOfBirth: person.dateOfBirth,
  country: person.country,
  role: person.role,
  sharePercentage: person.shareHundredths === null ? null : person.shareHundredths / 100,
  createdAt: person.createdAt.toISOString(),
})
