import type { EntityManager } from 'typeorm'
import type { DifferenceKind } from '#contract/report-kinds.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows, updateRow } from '../../platform/database/rows.js'
import { Dispute } from '../disputes/dispute.entity.js'
import { type Compared, ourSide, type Side, theirSide, toldBefore } from './both-sides.js'
import { Difference } from './difference.entity.js'
import { aboutOf } from './subjects.js'

export interface Telling {
  toldUntil: Date | null
  tellsWithinMs: number
}

/** Compares all that each side says of it now, so that doing it again changes nothing. Such units stand in one line. */
export async function compare(manager: EntityManager, compared: Compared, telling: Telling): Promise<void> {
  const [theirs, ours] = [await theirSide(manager, compared), await ourSide(manager, compared)]
  const { processorAccountID, subject, currency, mode } = compared
  const known = await manager.findOneBy(Difference, { processorAccountID, subject, currency })
  if (theirs.amount === ours.amount) return known ? settle(manager, known, ours.amount, telling) : undefined
  const about = aboutOf(subject)
  const occurredAt = earliest(theirs.since, ours.since)
  const kind = kindOf(theirs, ours)
  const countsFrom = await countsFromOf(manager, { ...compared, kind, occurredAt, telling, told: theirs.amount })
  const sides = { kind, ours: ours.amount, theirs: theirs.amount, occurredAt, countsFrom, resolvedAt: null }
  if (!known) {
    const none = { explanation: null, explainedBy: null, explainedAt: null }
    const ids = { differenceID: newId('dif'), processorAccountID, mode, currency, subject, about }
    return insertRows(manager, Difference, { ...ids, ...sides, ...none, createdAt: clock.now() })
  }
  // What was said of other amounts explains these no more.
  const isSame = known.ours === sides.ours && known.theirs === sides.theirs && known.resolvedAt === null
  const unsaid = isSame ? {} : { explanation: null, explainedBy: null, explainedAt: null }
  return updateRow(manager, Difference, { differenceID: known.differenceID }, { ...sides, ...unsaid })
}

async function settle(manager: EntityManager, known: Difference, amount: number, telling: Telling): Promise<void> {
  const { differenceID, explainedAt, resolvedAt } = known
  if (resolvedAt) return
  if (isWaiting(known, telling.toldUntil) && !explainedAt) await manager.delete(Difference, { differenceID })
  else await updateRow(manager, Difference, { differenceID }, { ours: amount, theirs: amount, resolvedAt: clock.now() })
}

export const isWaiting = ({ countsFrom }: Pick<Difference, 'countsFrom'>, toldUntil: Date | null): boolean =>
  countsFrom === null || toldUntil === null || countsFrom > toldUntil

const earliest = (...times: (Date | null)[]): Date =>
  new Date(Math.min(...times.map((time) => time?.getTime() ?? Number.MAX_SAFE_INTEGER), clock.time()))

const kindOf = (theirs: Side, ours: Side): DifferenceKind =>
  theirs.count === 0 ? 'missing_there' : ours.amount === 0 ? 'missing_here' : 'other_amount'

interface Found extends Compared {
  kind: DifferenceKind
  occurredAt: Date
  telling: Telling
  told: number
}

/** null: it is no difference before something else happens. */
async function countsFromOf(manager: EntityManager, found: Found): Promise<Date | null> {
  const { subject, kind, occurredAt, telling, told } = found
  const about = aboutOf(subject)
  if (about === 'settlement') return null
  if (about === 'dispute' && kind === 'missing_here') {
    const dispute = await manager.findOneBy(Dispute, { disputeID: subject })
    // Some hold the money until it is decided, and the ledger gives it away when it is lost.
    if (dispute?.closedAt === null) return null
    if (dispute?.closedAt) return new Date(dispute.closedAt.getTime() + telling.tellsWithinMs)
  }
  // For example a refund in its report whose failure comes with the next report.
  const since = kind === 'missing_there' ? occurredAt : await toldBefore(manager, found, told)
  return since ? new Date(since.getTime() + telling.tellsWithinMs) : occurredAt
}
