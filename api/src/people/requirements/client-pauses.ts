import { type EntityManager, In } from 'typeorm'
import { requirementPauses as words } from '#contract/messages/errors/requirements.js'
import type { PausedThing } from '#contract/requirement-kinds.js'
import type { PauseView } from '#contract/requirements.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { readRows } from '../../platform/database/rows.js'
import { Versions } from '../../platform/database/versions.js'
import type { Client } from '../clients/client.entity.js'
import { endOf, type Item } from './checklist.js'
import { ClientPause } from './client-pause.entity.js'
import { Requirement } from './requirement.entity.js'
import type { RequirementAnswer } from './requirement-answer.entity.js'
import { PaymentsPaused } from './requirements.errors.js'

const dayMs = 86_400_000
const things = ['payouts', 'payments'] as const

const acceptedThrough = ({ status, expiresOn, acceptedUntil }: RequirementAnswer): string | null =>
  status === 'accepted' ? expiresOn : status === 'waived' ? null : acceptedUntil

export function pausedBy({ requirement, answer }: Item, now = clock.time()): PausedThing[] {
  const through = answer && acceptedThrough(answer)
  if (!through || requirement.deletedAt || !requirement.expires) return []
  const after = { payouts: requirement.payoutsPausedAfterDays, payments: requirement.paymentsPausedAfterDays }
  return things.filter((what) => after[what] !== null && endOf(through) + after[what] * dayMs <= now)
}

export async function settlePauses(
  manager: EntityManager,
  record: Record,
  { clientID, loginID }: Client,
  requirement: Requirement,
  wanted: PausedThing[],
): Promise<PausedThing[]> {
  const { requirementID, name } = requirement
  const rows = await manager.findBy(ClientPause, { clientID, requirementID })
  const begun = wanted.filter((what) => !rows.some((row) => row.what === what))
  const ended = rows.filter(({ what }) => !wanted.includes(what))
  const target = { kind: 'client', id: clientID, loginID }
  for (const what of begun) {
    await manager.insert(ClientPause, { clientID, requirementID, what, startedAt: clock.now() })
    await record({ action: `client.${what}_paused`, target, after: { requirement: name } })
  }
  for (const { what } of ended) {
    await manager.delete(ClientPause, { clientID, requirementID, what })
    await record({ action: `client.${what}_resumed`, target, after: { requirement: name } })
  }
  // A client whose payouts pause takes no payments through a subaccount.
  if ([...begun, ...ended.map(({ what }) => what)].includes('payouts')) await Versions.raise(manager, 'processors')
  return begun
}

export async function pausesOf(manager: EntityManager, clientID: string): Promise<PauseView[]> {
  const rows = await readRows(manager, ClientPause, 'WHERE "clientID" = $1 ORDER BY "startedAt"', [clientID])
  if (rows.length === 0) return []
  const requirements = await manager.findBy(Requirement, {
    requirementID: In(rows.map(({ requirementID }) => requirementID)),
  })
  return rows.flatMap(({ what, requirementID, startedAt }) => {
    const requirement = requirements.find((one) => one.requirementID === requirementID)
    if (!requirement || requirement.deletedAt) return []
    const { name } = requirement
    return [{ what, requirementID, requirement: name, since: startedAt.toISOString(), sentence: words[what](name) }]
  })
}

export type Standing = { may: true } | { may: false; since: string; sentence: string }

async function standingOf(manager: EntityManager, clientID: string, what: PausedThing): Promise<Standing> {
  const pause = (await pausesOf(manager, clientID)).find((one) => one.what === what)
  return pause ? { may: false, since: pause.since, sentence: pause.sentence } : { may: true }
}

/** For live money. To be asked in the unit that decides, because a pause can begin between a look and the write. */
export const mayBePaidOut = (manager: EntityManager, clientID: string): Promise<Standing> =>
  standingOf(manager, clientID, 'payouts')

export const mayTakePayments = (manager: EntityManager, clientID: string): Promise<Standing> =>
  standingOf(manager, clientID, 'payments')

export async function requireTakesPayments(manager: EntityManager, clientID: string): Promise<void> {
  const standing = await mayTakePayments(manager, clientID)
  if (!standing.may) throw new PaymentsPaused(standing.sentence)
}
