import type { DocumentView, PersonView } from '#contract/requirements.js'
import type { ClientDocument } from './client-document.entity.js'
import type { ClientPerson } from './client-person.entity.js'

export const viewDocument = ({ documentID, name, mediaType, bytes, createdAt }: ClientDocument): DocumentView => ({
  documentID,
  name,
  mediaType,
  bytes,
  createdAt: createdAt.toISOString(),
})

export const viewPerson = (person: ClientPerson, documents: ClientDocument[]): PersonView => ({
  clientPersonID: person.clientPersonID,
  name: person.name,
  dateOfBirth: person.dateOfBirth,
  country: person.country,
  role: person.role,
  sharePercentage: person.shareHundredths === null ? null : person.shareHundredths / 100,
  documents: documents.map(viewDocument),
  createdAt: person.createdAt.toISOString(),
})
