import { type EntityManager, IsNull } from 'typeorm'
import type { CreateAdjustment } from '#contract/reconciliation-adjustments.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Client } from '../../people/clients/client.entity.js'
import { ReportCursor } from '../processor-reports/report-cursor.entity.js'
import { ourSide, theirSide } from '../reconciliation-differences/both-sides.js'
import { Difference } from '../reconciliation-differences/difference.entity.js'
import { stateOf } from '../reconciliation-differences/difference.view.js'
import { DifferenceNotOpen } from '../reconciliation-differences/reconciliation-differences.errors.js'
import { clientOfSubject } from '../reconciliation-differences/subjects.js'
import type { Adjustment } from './adjustment.entity.js'
import {
  AdjustedClientMissing,
  AdjustedOtherClient,
  AdjustmentDecided,
  DifferenceChanged,
  DifferenceNotCompared,
  OwnAdjustment,
  PlatformHasNoClient,
} from './reconciliation-adjustments.errors.js'

export type Person = Pick<PortalCaller, 'portalUserID' | 'loginID'>

/** What a bank has not booked waits for it without an end, and only a person can know that it never comes. */
const isAdjustable = (difference: Difference, toldUntil: Date | null): boolean => {
  const state = stateOf(difference, toldUntil)
  return state === 'open' || (state === 'waiting' && difference.about === 'settlement')
}

/** Both sides as they are now: what has come since the last comparison counts as well. */
export async function requireAdjustable(manager: EntityManager, difference: Difference): Promise<void> {
  const { processorAccountID } = difference
  const toldUntil = (await manager.findOneBy(ReportCursor, { processorAccountID }))?.toldUntil ?? null
  if (!isAdjustable(difference, toldUntil)) throw new DifferenceNotOpen()
  const [theirs, ours] = [await theirSide(manager, difference), await ourSide(manager, difference)]
  if (theirs.amount !== difference.theirs || ours.amount !== difference.ours) throw new DifferenceNotCompared()
}

export async function requireApprovable(manager: EntityManager, row: Adjustment, person: Person): Promise<Difference> {
  if (row.status !== 'awaiting_approval') throw new AdjustmentDecided()
  const { createdBy, createdByLoginID, differenceID } = row
  const isOwn = createdBy === person.portalUserID || (createdByLoginID !== null && createdByLoginID === person.loginID)
  if (isOwn) throw new OwnAdjustment()
  const difference = await manager.findOneBy(Difference, { differenceID })
  // A difference that went away before its time leaves no row.
  if (!difference) throw new DifferenceNotOpen()
  await requireAdjustable(manager, difference)
  if (difference.ours !== row.ours || difference.theirs !== row.theirs) throw new DifferenceChanged()
  return difference
}

/** null: the platform. */
export async function clientFor(
  manager: EntityManager,
  difference: Difference,
  { party, clientID: named }: Pick<CreateAdjustment, 'party' | 'clientID'>,
): Promise<string | null> {
  if (party === 'platform') {
    if (named) throw new PlatformHasNoClient()
    return null
  }
  const known = await clientOfSubject(manager, difference)
  if (known && named && known !== named) throw new AdjustedOtherClient()
  const clientID = known ?? named
  if (!clientID) throw new AdjustedClientMissing()
  if (!(await manager.existsBy(Client, { clientID, deletedAt: IsNull() }))) throw new NotFound('client')
  return clientID
}
