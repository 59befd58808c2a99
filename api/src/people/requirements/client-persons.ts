import { type EntityManager, In } from 'typeorm'
import { personsMax } from '#contract/document-limits.js'
import * as words from '#contract/messages/errors/requirements.js'
import type { SavePerson } from '#contract/requirements.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { type AuditedRows, createRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { ClientDocument } from './client-document.entity.js'
import { ClientPerson } from './client-person.entity.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { TooManyPersons } from './requirements.errors.js'

/** For the log: who it is, the table says, where it can be erased. */
const auditedPerson = ({ role, shareHundredths }: ClientPerson) => ({ role, shareHundredths })

export const auditedPersons: AuditedRows<ClientPerson> = {
  entity: ClientPerson,
  kind: 'client_person',
  id: 'clientPersonID',
  facts: auditedPerson,
}

export async function addPerson(
  manager: EntityManager,
  record: Record,
  clientID: string,
  input: SavePerson,
): Promise<ClientPerson> {
  const parts = partsOf(input)
  if ((await manager.countBy(ClientPerson, { clientID })) >= personsMax) throw new TooManyPersons(personsMax)
  const now = clock.now()
  const row = manager.create(ClientPerson, {
    clientPersonID: newId('per', now.getTime()),
    clientID,
    ...parts,
    createdAt: now,
  })
  await createRow(auditedPersons, manager, record, row, 'client_person.created')
  return row
}

export function partsOf({ name, dateOfBirth, country, role, sharePercentage }: SavePerson) {
  if (role === 'owner' && sharePercentage === undefined) throw new InvalidInput({ sharePercentage: words.shareOfOwner })
  const shareHundredths = sharePercentage === undefined ? null : Math.round(sharePercentage * 100)
  return { name, dateOfBirth, country, role, shareHundredths }
}

export async function findPerson(
  manager: EntityManager,
  clientID: string,
  clientPersonID: string,
): Promise<ClientPerson> {
  return orNotFound(await manager.findOneBy(ClientPerson, { clientPersonID, clientID }), 'person')
}

export const answersNaming = (manager: EntityManager, { clientID, clientPersonID }: ClientPerson) =>
  manager.findBy(RequirementAnswer, { clientID, clientPersonID })

export async function papersOf(manager: EntityManager, person: ClientPerson): Promise<ClientDocument[]> {
  const { clientID, clientPersonID } = person
  const requirementIDs = (await answersNaming(manager, person)).map(({ requirementID }) => requirementID)
  return manager.find(ClientDocument, {
    where: [
      { clientID, clientPersonID },
      { clientID, requirementID: In(requirementIDs) },
    ],
    order: { createdAt: 'ASC', documentID: 'ASC' },
  })
}
