import { type ContactField, contactFieldNames, contactFields } from '#contract/contact-fields.js'
import type { ClientView } from '#contract/clients.js'

const ofPlace: readonly ContactField[] = ['city', 'state', 'country']

export function contactFacts(client: ClientView): { term: string; text: string | null }[] {
  const texts = contactFieldNames
    .filter((name) => !ofPlace.includes(name))
    .map((name) => ({ term: contactFields[name], text: client[name] }))
  const place = ofPlace.flatMap((name) => client[name] ?? []).join(', ')
  return [...texts, { term: 'Place', text: place }]
}
