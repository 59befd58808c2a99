import { Injectable } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import type { StaffHomeParts, StaffHomeView, WaitingSignUpsView } from '#contract/home.js'
import { waitingShownMax } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import type { ReadProcessorVolumes } from '#contract/processor-volumes.js'
import { PartRights } from '../../people/gate/part-rights.js'
import { Client } from '../../people/clients/client.entity.js'
import { ClientApprovalsService } from '../../people/clients/client-approvals.service.js'
import { PortalUsersService } from '../../people/portal-users/portal-users.service.js'
import { Database } from '../../platform/database/database.js'
import { readThose } from '../../platform/database/rows.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { AdminStatsService } from '../admin/admin-stats.service.js'
import { FailingMailsService } from '../admin/failing-mails.service.js'
import { LockedAccountsService } from '../admin/locked-accounts.service.js'
import { ProcessorVolumes } from '../admin/processor-volumes.service.js'
import { SignUpsService } from '../admin/sign-ups.service.js'
import { AttentionReader } from '../attention/attention-reader.js'
import { WaitingCounts } from '../attention/waiting-counts.js'
import { OperationsService } from '../operations/operations.service.js'
import { HomeParts, type PartsOf } from './home-parts.js'

const dayMs = 86_400_000

@Injectable()
export class StaffHomeService {
  constructor(
    private readonly database: Database,
    private readonly parts: HomeParts,
    private readonly rights: PartRights,
    private readonly approvals: ClientApprovalsService,
    private readonly attention: AttentionReader,
    private readonly failingMails: FailingMailsService,
    private readonly lockedAccounts: LockedAccountsService,
    private readonly operations: OperationsService,
    private readonly portalUsers: PortalUsersService,
    private readonly signUps: SignUpsService,
    private readonly stats: AdminStatsService,
    private readonly volumes: ProcessorVolumes,
    private readonly waiting: WaitingCounts,
  ) {}

  read(caller: PortalCaller, mode: Mode, query: ReadProcessorVolumes): Promise<StaffHomeView> {
    return this.parts.read<StaffHomeView>(caller, {
      ...this.figures(caller, mode, query),
      ...this.lists(caller),
    })
  }

  // What may have to wait for a turn among dear reads comes first, and the others go on beside it.
  private figures(caller: PortalCaller, mode: Mode, query: ReadProcessorVolumes): PartsOf<Figures> {
    return {
      operations: { call: 'GET /operations', read: () => this.operations.read(caller, mode, lastDays()) },
      processorVolumes: { call: 'GET /admin/processor-volumes', read: () => this.volumes.read(mode, query) },
      waiting: { call: null, read: () => this.waiting.read(caller, mode) },
      attention: { call: 'GET /attention', read: () => this.attention.read(caller, mode, {}) },
      stats: { call: 'GET /admin/stats', read: () => this.stats.read(mode) },
      signUps: { call: 'GET /admin/sign-ups', read: () => this.signUps.read() },
    }
  }

  private lists(caller: PortalCaller): PartsOf<Omit<StaffHomeParts, keyof Figures>> {
    const limit = waitingShownMax
    return {
      pendingClients: { call: 'GET /clients/pending', read: () => this.approvals.pending({ sort: 'created', limit }) },
      waitingSignUps: { call: 'GET /portal-users', read: () => this.waitingSignUps(caller) },
      lockedAccounts: { call: 'GET /admin/locked-accounts', read: () => this.lockedAccounts.list({}) },
      failingMails: { call: 'GET /admin/failing-mails', read: () => this.failingMails.list({ limit }) },
    }
  }

  private async waitingSignUps(caller: PortalCaller): Promise<WaitingSignUpsView> {
    const query = { waitingFor: 'role', sort: 'created', limit: waitingShownMax + 1 } as const
    const page = await this.portalUsers.list(query)
    const clientIDs = [...new Set(page.items.flatMap(({ clientID }) => clientID ?? []))]
    return { ...page, clientNames: clientIDs.length > 0 ? await this.namesFor(caller, clientIDs) : {} }
  }

  // A list without names is still a list: a client without one is shown by its ID.
  private async namesFor(caller: PortalCaller, clientIDs: string[]): Promise<Record<string, string>> {
    const call = 'GET /clients/:clientID'
    try {
      return (await this.rights.may(caller, call)) ? await this.namesOf(clientIDs) : {}
    } catch (fault) {
      this.parts.noteFailure('clientNames', call, fault)
      return {}
    }
  }

  private async namesOf(clientIDs: string[]): Promise<Record<string, string>> {
    const clients = await this.database.list((manager) =>
      readThose(manager, Client, ['clientID', 'name', 'deletedAt'], 'clientID', clientIDs),
    )
    return Object.fromEntries(clients.flatMap(({ clientID, name, deletedAt }) => (deletedAt ? [] : [[clientID, name]])))
  }
}

type Figures = Pick<StaffHomeParts, 'operations' | 'processorVolumes' | 'waiting' | 'attention' | 'stats' | 'signUps'>

/** Today and the seven days before it, so that the same day last week is among them. */
function lastDays() {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { from: day(clock.time() - 7 * dayMs), to: day(clock.time()) }
}
