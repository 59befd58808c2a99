import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ApiUserCredentialsView, ApiUserView, ListApiUsers, SaveClientApiUser } from '#contract/api-users.js'
import { ClientsService } from '../clients/clients.service.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readGiver, requireHeld } from '../portal-users/grants.js'
import { Role } from '../gate/role.entity.js'
import { ApiUsersService } from './api-users.service.js'
import { ClientUnknown } from './api-users.errors.js'
import type { Readable } from 'node:stream'

@Injectable()
export class ApiUserAdminService {
  constructor(
    private readonly apiUsers: ApiUsersService,
    private readonly clients: ClientsService,
  ) {}

  list(query: ListApiUsers): Promise<Page<ApiUserView>> {
    return this.apiUsers.list(query)
  }

  csv(query: ListApiUsers): Promise<Readable> {
    return this.apiUsers.csv(query)
  }

  read(apiUserID: string): Promise<ApiUserView> {
    return this.apiUsers.read(apiUserID)
  }

  async create(caller: PortalCaller, { clientID, ...input }: SaveClientApiUser): Promise<ApiUserCredentialsView> {
    if (!(await this.clients.find(clientID))) throw new ClientUnknown()
    return this.apiUsers.create(clientID, input, (manager) => requireMayGive(manager, caller, input.roleID))
  }

  /** The client is part of the form, and must be the one it belongs to: an API user never moves to another merchant. */
  async update(
    caller: PortalCaller,
    apiUserID: string,
    { clientID, ...input }: SaveClientApiUser,
    ifMatch?: string,
  ): Promise<ApiUserView> {
    const allowed = (manager: EntityManager) => requireMayGive(manager, caller, input.roleID)
    return this.apiUsers.update({ apiUserID, clientID }, input, { ifMatch, allowed })
  }

  disable(apiUserID: string): Promise<ApiUserView> {
    return this.apiUsers.disable({ apiUserID })
  }

  enable(apiUserID: string): Promise<ApiUserView> {
    return this.apiUsers.enable({ apiUserID })
  }

  delete(apiUserID: string): Promise<void> {
    return this.apiUsers.delete({ apiUserID })
  }
}

async function requireMayGive(manager: EntityManager, caller: PortalCaller, roleID: string): Promise<void> {
  const giver = await readGiver(manager, caller)
  const role = await manager.findOne(Role, { where: { roleID }, relations: { permissions: true } })
  requireHeld(giver, role?.permissions ?? [], 'roleID')
}
