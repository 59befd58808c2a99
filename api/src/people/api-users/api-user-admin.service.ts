import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type {
  ApiUserCredentialsView,
  ApiUserView,
  SaveClientApiUser,
  CreateClientApiUser,
} from '#contract/api-users.js'
import { ClientsService } from '../clients/clients.service.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readGiver, requireHeld } from '../portal-users/grants.js'
import { Role } from '../gate/role.entity.js'
import { ApiUsersService } from './api-users.service.js'
import { ClientUnknown } from './api-users.errors.js'
import type { Mode } from '#contract/modes.js'

interface OneApiUser {
  apiUserID: string
  mode: Mode
}

@Injectable()
export class ApiUserAdminService {
  constructor(
    private readonly apiUsers: ApiUsersService,
    private readonly clients: ClientsService,
  ) {}

  async create(
    caller: PortalCaller,
    mode: Mode,
    { clientID, ...input }: CreateClientApiUser,
  ): Promise<ApiUserCredentialsView> {
    if (!(await this.clients.find(clientID))) throw new ClientUnknown()
    return this.apiUsers.create({ clientID, mode }, input, {
      allowed: (manager) => requireMayGive(manager, caller, input.roleID),
    })
  }

  /** The client is part of the form, and must be the one it belongs to: an API user never moves to another merchant. */
  async update(
    caller: PortalCaller,
    one: OneApiUser,
    { clientID, ...input }: SaveClientApiUser,
    ifMatch?: string,
  ): Promise<ApiUserView> {
    const allowed = (manager: EntityManager) => requireMayGive(manager, caller, input.roleID)
    return this.apiUsers.update({ ...one, clientID }, input, { ifMatch, allowed })
  }
}

async function requireMayGive(manager: EntityManager, caller: PortalCaller, roleID: string): Promise<void> {
  const giver = await readGiver(manager, caller)
  const role = await manager.findOne(Role, { where: { roleID }, relations: { permissions: true } })
  requireHeld(giver, role?.permissions ?? [], 'roleID')
}
