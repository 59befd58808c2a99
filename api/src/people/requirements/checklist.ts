import type { EntityManager } from 'typeorm'
import { requirementToldDays } from '#contract/document-limits.js'
import type { RequirementStatus } from '#contract/requirement-kinds.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Client } from '../clients/client.entity.js'
import { ClientDocument } from './client-document.entity.js'
import { ClientPerson } from './client-person.entity.js'
import { viewDocument, viewPerson } from './client-person.view.js'
import { Requirement } from './requirement.entity.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { requirementsIn } from './requirements.service.js'

const dayMs = 86_400_000

export interface Item {
  requirement: Requirement
  answer: RequirementAnswer | null
  documents: ClientDocument[]
  person: ClientPerson | null
}

type Asked = Pick<Client, 'clientType' | 'country'>

const plain = (text: string) => text.trim().toLowerCase()

function isAskedOf({ clientTypes, countries }: Requirement, { clientType, country }: Asked): boolean {
  const fitsCountry = countries.length === 0 || countries.some((one) => plain(one) === plain(country ?? ''))
  return fitsCountry && (clientTypes.length === 0 || clientTypes.includes(clientType))
}

export async function itemsOf(manager: EntityManager, client: Client): Promise<Item[]> {
  const { clientID } = client
  const requirements = (await requirementsIn(manager)).filter((one) => isAskedOf(one, client))
  if (requirements.length === 0) return []
  const answers = await manager.findBy(RequirementAnswer, { clientID })
  const documents = await manager.find(ClientDocument, {
    where: { clientID },
    order: { createdAt: 'ASC', documentID: 'ASC' },
  })
  const persons = await manager.findBy(ClientPerson, { clientID })
  return requirements.map((requirement) => {
    const isOf = ({ requirementID }: { requirementID: string | null }) => requirementID === requirement.requirementID
    const answer = answers.find(isOf) ?? null
    const person = persons.find(({ clientPersonID }) => clientPersonID === answer?.clientPersonID) ?? null
    return { requirement, answer, documents: documents.filter(isOf), person }
  })
}

export async function itemOf(manager: EntityManager, client: Client, requirementID: string): Promise<Item> {
  const item = (await itemsOf(manager, client)).find(({ requirement }) => requirement.requirementID === requirementID)
  return orNotFound(item, 'requirement')
}

export const endOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) + dayMs

export function statusOf({ answer }: Item, now = clock.time()): RequirementStatus {
  if (!answer) return 'missing'
  const { status, expiresOn } = answer
  return status === 'accepted' && expiresOn !== null && endOf(expiresOn) <= now ? 'expired' : status
}

const isSettled = (item: Item): boolean => ['accepted', 'waived'].includes(statusOf(item))

export function takesAnswers(item: Item, now = clock.time()): boolean {
  if (!isSettled(item)) return true
  const { status = 'missing', expiresOn = null } = item.answer ?? {}
  return status === 'accepted' && expiresOn !== null && endOf(expiresOn) <= now + requirementToldDays[0] * dayMs
}

export const openNames = (items: Item[]): string[] =>
  items.filter((item) => !isSettled(item)).map(({ requirement }) => requirement.name)

function versionOfGiven({ answer, documents, person }: Item): string {
  const { value = null, expiresOn = null } = answer ?? {}
  return versionOf({ value, expiresOn, person, documents: documents.map(({ documentID }) => documentID) })
}

export function viewItem(item: Item, client: Client): ClientRequirementView {
  const { requirement, answer, documents, person } = item
  const { dueDays } = requirement
  return {
    requirementID: requirement.requirementID,
    name: requirement.name,
    help: requirement.help,
    kind: requirement.kind,
    choices: requirement.choices,
    expires: requirement.expires,
    dueAt: dueDays === null ? null : new Date(client.createdAt.getTime() + dueDays * dayMs).toISOString(),
    status: statusOf(item),
    value: answer?.value ?? null,
    person: person && viewPerson(person, documents),
    expiresOn: answer?.expiresOn ?? null,
    reason: answer?.status === 'asked_again' ? answer.reason : null,
    documents: documents.map(viewDocument),
    givenAt: answer?.givenAt?.toISOString() ?? null,
    decidedAt: answer?.decidedAt?.toISOString() ?? null,
    version: versionOfGiven(item),
  }
}
