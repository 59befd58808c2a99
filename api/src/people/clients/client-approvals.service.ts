import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ApproveClient, RejectClient } from '#contract/client-approvals.js'
import type { ClientView, ListPendingClients } from '#contract/clients.js'
import { readSortedPage } from '../../platform/lists/sorted-page.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { rateChange, requireMeant } from './client-rate.js'
import { clientSortings, matchingClient } from './client-sortings.js'
import { recordInEachMode } from '../../platform/events/record-event.js'
import { ApprovalObstacles } from './approval-obstacles.js'
import { Client } from './client.entity.js'
import { RequirementsOpen } from './clients.errors.js'
import { ClientNotices } from './client-notices.service.js'
import { ClientMoves } from './client-moves.service.js'
import { viewClient } from './client.view.js'

@Injectable()
export class ClientApprovalsService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly moves: ClientMoves,
    private readonly notices: ClientNotices,
    private readonly obstacles: ApprovalObstacles,
  ) {}

  pending({ q, ...query }: ListPendingClients): Promise<Page<ClientView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Client, 'client')
        .where('client.status = :status', { status: 'pending' })
      if (q) builder.andWhere(matchingClient(q))
      return readSortedPage({ builder, ...clientSortings }, query, viewClient)
    })
  }

  approve(
    clientID: string,
    { chargePercentage, belowMinimum, reason }: ApproveClient,
    decidedBy: string,
  ): Promise<Client> {
    const change = (client: Client) => {
      const rate = rateChange(client, chargePercentage)
      const { chargePercentageHundredths } = { ...client, ...rate }
      requireMeant(chargePercentageHundredths, belowMinimum, this.environment)
      return { decisionReason: null, decidedBy, decidedAt: new Date(), ...rate }
    }
    const before = async (manager: EntityManager, client: Client) => {
      const open = await this.obstacles.of(manager, client)
      if (open.length > 0 && !reason) throw new RequirementsOpen(open)
      return open.length > 0 ? { approvedWithout: open, approvalReason: reason } : {}
    }
    const then = async (manager: EntityManager, client: Client) => {
      await this.notices.queue(manager, 'approval', client)
      await recordInEachMode(manager, { clientID, type: 'client.approved', data: viewClient(client) })
    }
    const move = { from: 'pending', to: 'active', action: 'client.approved', change, before, then } as const
    return this.moves.move(clientID, move)
  }

  reject(clientID: string, { reason }: RejectClient, decidedBy: string): Promise<Client> {
    const change = { decisionReason: reason ?? null, decidedBy, decidedAt: new Date() }
    const then = (manager: EntityManager, client: Client) => this.notices.queue(manager, 'rejection', client)
    return this.moves.move(clientID, { from: 'pending', to: 'rejected', action: 'client.rejected', change, then })
  }
}
