import { ownerRoleID } from '#contract/choices.js'
import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { limitIn } from '#contract/refund-limits.js'
import { Role } from '../gate/role.entity.js'
import { requireMember } from './memberships.js'

/** Read in the unit that refunds: the role may have changed since the guards looked. Null: as much as there is. */
export async function refundLimitOf(
  manager: EntityManager,
  clientMemberID: string,
  currency: Currency,
): Promise<number | null> {
  const { roleID } = await requireMember(manager, clientMemberID)
  const role = roleID === ownerRoleID ? null : await manager.findOneBy(Role, { roleID })
  return limitIn(role?.refundLimits ?? {}, currency)
}
