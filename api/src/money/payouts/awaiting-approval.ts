import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { PayoutApproval } from './payout-approval.entity.js'
import { Payout } from './payout.entity.js'

type Person = Pick<PortalCaller, 'portalUserID' | 'loginID'>

/** Payouts that this person neither created nor approved, under this or another account of theirs. */
export function awaitingApprovalOf(manager: EntityManager, mode: Mode, person: Person): SelectQueryBuilder<Payout> {
  const approved = manager
    .createQueryBuilder(PayoutApproval, 'approval')
    .select('1')
    .where('approval.payoutID = payout.payoutID')
    .andWhere('(approval.portalUserID = :portalUserID OR approval.loginID = :loginID)')
  return (
    manager
      .createQueryBuilder(Payout, 'payout')
      .where(`payout.status = 'awaiting_approval' AND ${inMode(mode, 'payout')}`)
      .andWhere(`(payout.actorID IS NULL OR payout.actorID <> :portalUserID)`)
      .andWhere(`(payout.actorLoginID IS NULL OR payout.actorLoginID <> :loginID)`)
      .andWhere(`NOT EXISTS (${approved.getQuery()})`)
      // An account without a login has made nothing under another account: no row has an empty one.
      .setParameters({ portalUserID: person.portalUserID, loginID: person.loginID ?? '' })
  )
}
