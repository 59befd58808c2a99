import { Injectable } from '@nestjs/common'
import type { AdminStatsView } from '#contract/admin.js'
import { ApiUsersService } from '../../people/api-users/api-users.service.js'
import { ClientsService } from '../../people/clients/clients.service.js'
import { Database } from '../../platform/database/database.js'
import { PortalUsersService } from '../../people/portal-users/portal-users.service.js'
import type { Mode } from '#contract/modes.js'

@Injectable()
export class AdminStatsService {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientsService,
    private readonly portalUsers: PortalUsersService,
    private readonly apiUsers: ApiUsersService,
  ) {}

  async read(mode: Mode): Promise<AdminStatsView> {
    const [totalClients, pendingClients, totalPortalUsers, totalAPIUsers] = await this.database.list((manager) =>
      Promise.all([
        this.clients.count(manager),
        this.clients.count(manager, 'pending'),
        this.portalUsers.count(manager),
        this.apiUsers.count(manager, mode),
      ]),
    )
    return { totalClients, pendingClients, totalPortalUsers, totalAPIUsers }
  }
}
