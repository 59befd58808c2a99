import { type ContactField, contactFieldNames } from '#contract/contact-fields.js'
import type { ClientView } from '#contract/clients.js'
import * as states from '#contract/messages/components/states.js'

const ofPlace: readonly ContactField[] = ['city', 'state', 'country']

export function contactFacts(client: ClientView): { term: string; text: string | null }[] {
  const texts = contactFieldNames
    .filter((name) => !ofPlace.includes(name))
    .map((name) => ({ term: states.contact[name], text: client[name] }))
  const place = ofPlace.flatMap((name) => client[name] ?? []).join(', ')
  return [...texts, { term: states.place, text: place }]
}
