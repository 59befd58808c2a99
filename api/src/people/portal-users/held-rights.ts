import { type EntityManager, In, MoreThan } from 'typeorm'
import { heldRightsKeptMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { PortalUser } from './portal-user.entity.js'
import type { Row } from '../gate/coverage.js'
import { HeldRight } from './held-right.entity.js'

export interface Rights {
  rows: Row[]
  isAdmin: boolean
}

export async function keepTaken(
  manager: EntityManager,
  portalUserIDs: string[],
  { rows, isAdmin = false }: Partial<Rights> & Pick<Rights, 'rows'>,
): Promise<void> {
  if (portalUserIDs.length === 0 || (rows.length === 0 && !isAdmin)) return
  const plain = rows.map(({ httpMethod, routePattern }) => ({ httpMethod, routePattern }))
  const removedAt = clock.now()
  const kept = portalUserIDs.map((portalUserID) => ({
    heldRightID: newId('hld'),
    portalUserID,
    rows: plain,
    isAdmin,
    removedAt,
  }))
  await manager.insert(HeldRight, kept)
}

export async function readTaken(manager: EntityManager, portalUserID: string): Promise<Rights> {
  const removedAt = MoreThan(new Date(clock.time() - heldRightsKeptMs))
  const kept = await manager.findBy(HeldRight, { portalUserID, removedAt })
  return { rows: kept.flatMap(({ rows }) => rows), isAdmin: kept.some(({ isAdmin }) => isAdmin) }
}

export const carriersOf = (manager: EntityManager, roleIDs: string[]): Promise<PortalUser[]> =>
  manager.findBy(PortalUser, { roles: { roleID: In(roleIDs) } })
