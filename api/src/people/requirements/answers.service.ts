import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { check } from '#contract/check.js'
import { isDay } from '#contract/date-field.js'
import * as words from '#contract/messages/errors/requirements.js'
import { type AnswerRequirement, type ClientRequirementView, SavePerson } from '#contract/requirements.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { ClientsService } from '../clients/clients.service.js'
import { changeAnswer, givenNow, requireOpen } from './answers.js'
import { endOf, type Item, itemOf, itemsOf, viewItem } from './checklist.js'
import { ClientPerson } from './client-person.entity.js'
import { addPerson, partsOf } from './client-persons.js'

@Injectable()
export class AnswersService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
  ) {}

  async list(clientID: string): Promise<Page<ClientRequirementView>> {
    const client = await this.clients.get(clientID)
    const items = await this.database.list((manager) => itemsOf(manager, client))
    return { items: items.map((item) => viewItem(item, client)), nextCursor: null }
  }

  async answer(clientID: string, requirementID: string, input: AnswerRequirement): Promise<ClientRequirementView> {
    const client = await this.clients.get(clientID)
    const found = await itemOf(this.database.read, client, requirementID)
    const { kind, expires } = found.requirement
    const expiresOn = expires ? validUntil(input.expiresOn) : null
    const person = kind === 'person' ? await personIn(input) : null
    const value = kind === 'person' ? null : readValue(found, input)
    return this.audit.unit(async (manager, record) => {
      const item = await itemOf(manager, client, requirementID)
      requireOpen(item)
      item.person = person && (await keepPerson(manager, record, clientID, item, person))
      const change = givenNow(item, { value, clientPersonID: item.person?.clientPersonID ?? null, expiresOn })
      await changeAnswer(manager, record, { client, item }, { action: 'client.requirement_answered', change })
      return viewItem(item, client)
    })
  }
}

export function validUntil(expiresOn: string | undefined): string {
  if (expiresOn === undefined || expiresOn === '') throw new InvalidInput({ expiresOn: words.expiresOnRequired })
  if (!isDay(expiresOn)) throw new InvalidInput({ expiresOn: words.dateForm })
  if (endOf(expiresOn) <= clock.time()) throw new InvalidInput({ expiresOn: words.expiresOnPast })
  return expiresOn
}

function readValue({ requirement: { kind, choices } }: Item, { value }: AnswerRequirement): string {
  if (kind === 'document') throw new InvalidInput({ file: words.documentsOnly })
  if (value === undefined) throw new InvalidInput({ value: words.valueRequired })
  if (kind === 'choice' && !choices.includes(value)) throw new InvalidInput({ value: words.valueIsOneOf(choices) })
  if (kind === 'date' && !isDay(value)) throw new InvalidInput({ value: words.dateForm })
  return value
}

async function personIn({ name, dateOfBirth, country, role, sharePercentage }: AnswerRequirement): Promise<SavePerson> {
  const { value, fields } = await check(SavePerson, { name, dateOfBirth, country, role, sharePercentage })
  if (fields) throw new InvalidInput(fields)
  partsOf(value)
  return value
}

/** The person of the answer before is corrected, so that no half of two people is left. */
async function keepPerson(
  manager: EntityManager,
  record: Record,
  clientID: string,
  { person }: Item,
  input: SavePerson,
): Promise<ClientPerson> {
  if (person) {
    await manager.update(ClientPerson, { clientPersonID: person.clientPersonID, clientID }, partsOf(input))
    return Object.assign(person, partsOf(input))
  }
  return addPerson(manager, record, clientID, input)
}
