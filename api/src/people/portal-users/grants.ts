import type { EntityManager } from 'typeorm'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { PortalUser } from './portal-user.entity.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { includesRow, type Row } from '../gate/coverage.js'
import type { Rights } from './held-rights.js'
import { AdministratorsOnly, GrantRefused } from './grants.errors.js'

/** Read again inside the unit that gives: the guards decided a moment earlier. */
export interface Giver {
  portalUserID: string
  isAdmin: boolean
  roleIDs: string[]
  rows: Row[]
}

export async function readGiver(manager: EntityManager, { portalUserID, sessionID }: PortalCaller): Promise<Giver> {
  await requireOpenSession(manager, sessionID)
  const giver = await readHolder(manager, portalUserID)
  if (!giver) throw new Unauthenticated()
  return giver
}

export async function readHolder(manager: EntityManager, portalUserID: string): Promise<Giver | null> {
  const user = await manager.findOne(PortalUser, {
    where: { id: portalUserID },
    relations: { roles: { permissions: true } },
  })
  if (!user) return null
  const roles = user.roles ?? []
  return {
    portalUserID,
    isAdmin: user.isAdmin,
    roleIDs: roles.map(({ roleID }) => roleID),
    rows: roles.flatMap(({ permissions = [] }) => permissions),
  }
}

export function requireAdministrator({ isAdmin }: Giver, field?: string): void {
  if (!isAdmin) throw new AdministratorsOnly(field)
}

export function rowNotHeld<R extends Row>({ isAdmin, rows: held }: Giver, rows: R[]): R | undefined {
  return isAdmin ? undefined : rows.find((row) => !held.some((own) => includesRow(own, row)))
}

export const holds = (giver: Giver, { rows, isAdmin }: Rights): boolean =>
  giver.isAdmin || (!isAdmin && rowNotHeld(giver, rows) === undefined)

/** Rows are compared, not today's routes: a wider row would grant more with the next version. */
export function requireHeld(giver: Giver, rows: (Row & { name: string })[], field: string): void {
  const missing = rowNotHeld(giver, rows)
  if (missing) throw new GrantRefused(missing.name, field)
}
