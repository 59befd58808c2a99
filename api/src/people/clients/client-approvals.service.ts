import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ApproveClient, RejectClient, ReviewedClientView } from '#contract/client-approvals.js'
import type { ListPendingClients } from '#contract/clients.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { readSortedPage } from '../../platform/lists/sorted-page.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { rateChange, requireMeant } from './client-rate.js'
import { clientSortings, matchingClient } from './client-sortings.js'
import { recordInEachMode } from '../../platform/events/record-event.js'
import { ApprovalObstacles } from './approval-obstacles.js'
import { changeClient } from './change-client.js'
import { Client } from './client.entity.js'
import { RequirementsOpen } from './clients.errors.js'
import { ClientNotices } from './client-notices.service.js'
import { ClientMoves } from './client-moves.service.js'
import { viewClient } from './client.view.js'
import { endFirstApproval, isEnough, risksOf, viewTwoPeople } from './two-people.js'

@Injectable()
export class ClientApprovalsService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly moves: ClientMoves,
    private readonly notices: ClientNotices,
    private readonly obstacles: ApprovalObstacles,
  ) {}

  pending({ q, ...query }: ListPendingClients): Promise<Page<ReviewedClientView>> {
    return this.database.list(async (manager) => {
      const builder = manager
        .createQueryBuilder(Client, 'client')
        .where('client.status = :status', { status: 'pending' })
      if (q) builder.andWhere(matchingClient(q))
      const { items, nextCursor } = await readSortedPage({ builder, ...clientSortings }, query, (client) => client)
      const risks = await risksOf(manager, items)
      return { items: items.map((client) => viewReviewed(client, risks.get(client.clientID))), nextCursor }
    })
  }

  approve(clientID: string, input: ApproveClient, decidedBy: string): Promise<ReviewedClientView> {
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (client?.status !== 'pending') return viewClient(await this.open(manager, record, clientID, decidedBy))
      const rate = rateChange(client, input.chargePercentage)
      const { chargePercentageHundredths } = { ...client, ...rate }
      requireMeant(chargePercentageHundredths, input.belowMinimum, this.environment)
      const open = await this.obstacles.of(manager, client)
      if (open.length > 0 && !input.reason) throw new RequirementsOpen(open)
      const without = open.length > 0 ? { approvedWithout: open, approvalReason: input.reason } : {}
      const approval = { manager, record, client: Object.assign(manager.create(Client), client, rate), decidedBy, open }
      if (await isEnough(approval)) {
        const more = { ...without, ...(await endFirstApproval(manager, clientID)) }
        return viewClient(await this.open(manager, record, clientID, decidedBy, { rate, more }))
      }
      // The second person approves the rate that the first one has seen.
      if (Object.keys(rate).length > 0)
        await changeClient(manager, record, client, { action: 'client.rate_approved', change: rate, more: without })
      return viewReviewed(client, (await risksOf(manager, [client])).get(clientID))
    })
  }

  private open(
    manager: EntityManager,
    record: Record,
    clientID: string,
    decidedBy: string,
    { rate = {}, more = {} }: { rate?: Partial<Client>; more?: object } = {},
  ): Promise<Client> {
    const change = { decisionReason: null, decidedBy, decidedAt: clock.now(), ...rate }
    const before = async () => more
    const then = async (_: EntityManager, client: Client) => {
      await this.notices.queue(manager, 'approval', client)
      await recordInEachMode(manager, { clientID, type: 'client.approved', data: viewClient(client) })
    }
    const move = { from: 'pending', to: 'active', action: 'client.approved', change, before, then } as const
    return this.moves.moveIn(manager, record, clientID, move)
  }

  reject(clientID: string, { reason }: RejectClient, decidedBy: string): Promise<Client> {
    const change = { decisionReason: reason ?? null, decidedBy, decidedAt: clock.now() }
    const then = (manager: EntityManager, client: Client) => this.notices.queue(manager, 'rejection', client)
    const before = (manager: EntityManager) => endFirstApproval(manager, clientID)
    return this.moves.move(clientID, {
      from: 'pending',
      to: 'rejected',
      action: 'client.rejected',
      change,
      before,
      then,
    })
  }
}

type Risk = Parameters<typeof viewTwoPeople>[0]

function viewReviewed(client: Client, risk: Risk | undefined): ReviewedClientView {
  const twoPeople = risk && viewTwoPeople(risk)
  return { ...viewClient(client), ...(twoPeople && { twoPeople }) }
}
