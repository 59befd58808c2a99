import { Injectable } from '@nestjs/common'
import type { AdminStatsView } from '#contract/admin.js'
import { ApiUsersService } from '../api-users/api-users.service.js'
import { ClientsService } from '../clients/clients.service.js'
import { PortalUsersService } from '../portal-users/portal-users.service.js'

@Injectable()
export class AdminStatsService {
  constructor(
    private readonly clients: ClientsService,
    private readonly portalUsers: PortalUsersService,
    private readonly apiUsers: ApiUsersService,
  ) {}

  async read(): Promise<AdminStatsView> {
    const [totalClients, pendingClients, totalPortalUsers, totalAPIUsers] = await Promise.all([
      this.clients.count(),
      this.clients.count('pending'),
      this.portalUsers.count(),
      this.apiUsers.count(),
    ])
    return { totalClients, pendingClients, totalPortalUsers, totalAPIUsers }
  }
}
