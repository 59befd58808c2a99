import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/errors/requirements.js'
import type { AskAgain, ClientRequirementView, WaiveRequirement } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ApprovalObstacles } from '../clients/approval-obstacles.js'
import type { Client } from '../clients/client.entity.js'
import { ClientsService } from '../clients/clients.service.js'
import { changeAnswer, isComplete } from './answers.js'
import { type Item, itemOf, itemsOf, openNames, statusOf, viewItem } from './checklist.js'
import { pausedBy, settlePauses } from './client-pauses.js'
import { AnswerIncomplete } from './requirements.errors.js'

interface Review {
  manager: EntityManager
  client: Client
  item: Item
}

@Injectable()
export class ReviewsService implements OnModuleInit {
  constructor(
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly obstacles: ApprovalObstacles,
    private readonly mailbox: Mailbox,
  ) {}

  onModuleInit(): void {
    this.obstacles.register(async (manager, client) => openNames(await itemsOf(manager, client)))
  }

  accept(clientID: string, requirementID: string, decidedBy: string, ifMatch?: string): Promise<ClientRequirementView> {
    return this.decide(clientID, requirementID, { status: 'accepted', reason: null, decidedBy }, ifMatch)
  }

  waive(
    clientID: string,
    requirementID: string,
    { reason = null }: { reason?: WaiveRequirement['reason'] | null },
    decidedBy: string,
  ): Promise<ClientRequirementView> {
    return this.decide(clientID, requirementID, { status: 'waived', reason, decidedBy })
  }

  askAgain(
    clientID: string,
    requirementID: string,
    { reason }: AskAgain,
    decidedBy: string,
  ): Promise<ClientRequirementView> {
    return this.decide(clientID, requirementID, { status: 'asked_again', reason, decidedBy })
  }

  private async decide(
    clientID: string,
    requirementID: string,
    decision: { status: 'accepted' | 'waived' | 'asked_again'; reason: string | null; decidedBy: string },
    ifMatch?: string,
  ): Promise<ClientRequirementView> {
    const client = await this.clients.get(clientID)
    return this.audit.unit(async (manager, record) => {
      const item = await itemOf(manager, client, requirementID)
      const { status, reason } = decision
      requireSeen(ifMatch, viewItem(item, client))
      if (status === 'accepted') requireAcceptable(item)
      if (item.answer?.status === status && item.answer.reason === reason) return viewItem(item, client)
      const change = { ...decision, decidedAt: clock.now() }
      const action = `client.requirement_${status}`
      await changeAnswer(manager, record, { client, item }, { action, change, more: { reason } })
      await settlePauses(manager, record, client, item.requirement, client.isActive ? pausedBy(item) : [])
      if (status === 'asked_again') await this.tell({ manager, client, item })
      return viewItem(item, client)
    })
  }

  private async tell({ manager, client, item }: Review): Promise<void> {
    const { clientID, name, emailAddress: to, isActive } = client
    const data = { name, requirement: item.requirement.name, reason: item.answer?.reason ?? '', isActive }
    await this.mailbox.queue(manager, { kind: 'requirement-asked-again', to, aboutID: clientID, data })
  }
}

function requireAcceptable(item: Item): void {
  if (statusOf(item) === 'expired') throw new AnswerIncomplete(words.expiresOnPast)
  if (isComplete(item)) return
  const { kind } = item.requirement
  if (kind === 'person' && item.person) throw new AnswerIncomplete(words.documentMissing)
  throw new AnswerIncomplete(item.documents.length > 0 ? words.answerMissing : words.nothingGiven)
}
