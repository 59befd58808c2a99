import type { EntityManager } from 'typeorm'
import { orNotFound } from '../../platform/http/app-error.js'
import { Role } from '../gate/role.entity.js'

export async function readRole(manager: EntityManager, roleID: string): Promise<Role> {
  return orNotFound(await manager.findOne(Role, { where: { roleID }, relations: { permissions: true } }), 'role')
}
