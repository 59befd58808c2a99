import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { requirementsMax } from '#contract/document-limits.js'
import * as words from '#contract/messages/errors/requirements.js'
import type { RequirementKind } from '#contract/requirement-kinds.js'
import type { ChangeRequirement, CreateRequirement, RequirementView } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { Requirement } from './requirement.entity.js'
import { factsOfRequirement, viewRequirement } from './requirement.view.js'
import { TooManyRequirements } from './requirements.errors.js'

const audited: AuditedRows<Requirement> = {
  entity: Requirement,
  kind: 'requirement',
  id: 'requirementID',
  facts: factsOfRequirement,
}

/** What staff ask of clients. Who is asked, each answer looks up when it is read: a change counts at once. */
@Injectable()
export class RequirementsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(): Promise<Page<RequirementView>> {
    return this.database.list(async (manager) => ({
      items: (await requirementsIn(manager)).map(viewRequirement),
      nextCursor: null,
    }))
  }

  create({ kind, ...input }: CreateRequirement): Promise<RequirementView> {
    const parts = readParts(kind, input)
    return this.audit.unit(async (manager, record) => {
      if ((await requirementsIn(manager)).length >= requirementsMax) throw new TooManyRequirements(requirementsMax)
      const now = clock.now()
      const row = manager.create(Requirement, {
        requirementID: newId('req', now.getTime()),
        kind,
        ...parts,
        createdAt: now,
        updatedAt: now,
        deletedAt: null,
      })
      await createRow(audited, manager, record, row, 'requirement.created')
      return viewRequirement(row)
    }, 'requirements')
  }

  update(requirementID: string, input: ChangeRequirement, ifMatch?: string): Promise<RequirementView> {
    return this.audit.unit(async (manager, record) => {
      const row = await findRequirement(manager, requirementID)
      requireSeen(ifMatch, viewRequirement(row))
      const change = { ...readParts(row.kind, input), updatedAt: clock.now() }
      await changeRow(audited, manager, record, row, { action: 'requirement.updated', change })
      return viewRequirement(row)
    })
  }

  delete(requirementID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const row = await findRequirement(manager, requirementID)
      const change = { deletedAt: clock.now() }
      await changeRow(audited, manager, record, row, { action: 'requirement.deleted', change })
    })
  }
}

export const requirementsIn = (manager: EntityManager): Promise<Requirement[]> =>
  manager.find(Requirement, { where: { deletedAt: IsNull() }, order: { createdAt: 'ASC', requirementID: 'ASC' } })

async function findRequirement(manager: EntityManager, requirementID: string): Promise<Requirement> {
  return orNotFound(await manager.findOneBy(Requirement, { requirementID, deletedAt: IsNull() }), 'requirement')
}

function readParts(kind: RequirementKind, { choices = [], ...input }: ChangeRequirement) {
  if (kind === 'choice' && choices.length < 2) throw new InvalidInput({ choices: words.choicesNeeded })
  for (const name of ['payoutsPausedAfterDays', 'paymentsPausedAfterDays'] as const)
    if (input[name] !== undefined && !input.expires) throw new InvalidInput({ [name]: words.pausesOnlyIfExpires })
  if (kind !== 'choice' && choices.length > 0) throw new InvalidInput({ choices: words.choicesOnlyForChoice })
  return {
    name: input.name,
    help: input.help ?? null,
    choices,
    clientTypes: input.clientTypes ?? [],
    countries: input.countries ?? [],
    dueDays: input.dueDays ?? null,
    expires: input.expires ?? false,
    payoutsPausedAfterDays: input.payoutsPausedAfterDays ?? null,
    paymentsPausedAfterDays: input.paymentsPausedAfterDays ?? null,
  }
}
