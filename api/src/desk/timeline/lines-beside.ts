import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/timeline.js'
import { payoutStatusWords } from '#contract/payout-states.js'
import { timelineLinesMax } from '#contract/timeline-kinds.js'
import { BankEntry } from '../../money/bank-statements/bank-entry.entity.js'
import { purposeOf } from '../../money/payouts/payout-purposes.js'
import { Payout } from '../../money/payouts/payout.entity.js'
import { ReceivedNotice } from '../../money/processor-notices/received-notice.entity.js'
import { RiskDecision } from '../../money/risk-rules/risk-decision.entity.js'
import { readRows } from '../../platform/database/rows.js'
import { Event } from '../../platform/events/event.entity.js'
import { WebhookDelivery } from '../../webhooks/deliveries/webhook-delivery.entity.js'
import { RequestLog } from '../request-logs/request-log.entity.js'
import { type Line, line } from './lines-of-payment.js'

const firstOnes = `ORDER BY "createdAt" LIMIT ${timelineLinesMax}`

/** The program's calls, of the payment's own client alone: anybody can name an id. */
export async function linesOfRequests(
  manager: EntityManager,
  transactionID: string,
  clientID: string,
): Promise<Line[]> {
  const pick = `WHERE "transactionID" = $1 AND "clientID" = $2 AND "method" <> 'GET' ${firstOnes}`
  const logs = await readRows(manager, RequestLog, pick, [transactionID, clientID])
  return logs.map((log) =>
    line({
      kind: 'request',
      id: log.requestLogID,
      sentence: words.answered(log.method, log.route, log.status, log.code),
      details: [words.requestIs(log.requestID), ...(log.isReplay ? [words.replayed] : [])],
      actorKind: 'integrator',
      actorID: log.apiUserID,
      at: log.createdAt.toISOString(),
    }),
  )
}

export async function linesOfEvents(manager: EntityManager, transactionID: string): Promise<Line[]> {
  const events = await readRows(manager, Event, `WHERE "transactionID" = $1 ${firstOnes}`, [transactionID])
  const ids = events.map(({ eventID }) => eventID)
  const marks = ids.map((_, position) => `$${position + 1}`).join(', ')
  const sent =
    ids.length > 0 ? await readRows(manager, WebhookDelivery, `WHERE "eventID" IN (${marks}) ${firstOnes}`, ids) : []
  return [
    ...events.map(({ eventID, type, createdAt }) =>
      line({ kind: 'event', id: eventID, sentence: words.eventTold(type), at: createdAt.toISOString() }),
    ),
    ...sent.map(({ deliveryID, type, outcome, attempts, createdAt }) =>
      line({
        kind: 'delivery',
        id: deliveryID,
        sentence: words.delivered(type, outcome, attempts),
        at: createdAt.toISOString(),
      }),
    ),
  ]
}

async function payoutsOf(manager: EntityManager, transactionID: string): Promise<Payout[]> {
  const pick = `WHERE "payoutID" IN (SELECT "payoutID" FROM "payout_lines" WHERE "transactionID" = $1) ${firstOnes}`
  return readRows(manager, Payout, pick, [transactionID])
}

export async function linesOfPayouts(
  manager: EntityManager,
  transactionID: string,
  isForStaff: boolean,
): Promise<Line[]> {
  // Clients see the refund, and not the payout that pays it.
  const toPayer = isForStaff ? await manager.findBy(Payout, { transactionID }) : []
  const payouts = [...(await payoutsOf(manager, transactionID)), ...toPayer]
  const lines = payouts.map((payout) => {
    const { payoutID, status, updatedAt } = payout
    const purpose = purposeOf(payout)
    return line({
      kind: 'payout',
      id: payoutID,
      sentence: purpose ? words.paidBack(purpose, payoutStatusWords[status].toLowerCase()) : words.paidOut(status),
      details: [payoutStatusWords[status]],
      at: updatedAt.toISOString(),
    })
  })
  return isForStaff ? [...lines, ...(await linesOfBank(manager, payouts))] : lines
}

async function linesOfBank(manager: EntityManager, payouts: Payout[]): Promise<Line[]> {
  const ids = payouts.flatMap(({ payoutID, payoutFileID }) => [payoutID, ...(payoutFileID ? [payoutFileID] : [])])
  if (ids.length === 0) return []
  const marks = ids.map((_, position) => `$${position + 1}`).join(', ')
  const entries = await readRows(manager, BankEntry, `WHERE "matchedID" IN (${marks}) ${firstOnes}`, ids)
  return entries.map(({ entryID, bookedOn, bankReference, createdAt }) =>
    line({
      kind: 'bank_entry',
      id: entryID,
      sentence: words.bankBooked(bookedOn),
      details: bankReference ? [bankReference] : [],
      at: createdAt.toISOString(),
    }),
  )
}

export async function linesOfRisk(manager: EntityManager, transactionID: string): Promise<Line[]> {
  const decision = await manager.findOneBy(RiskDecision, { transactionID })
  if (!decision) return []
  const { outcome, rules, createdAt } = decision
  const details = rules.map((rule) => rule.words)
  return [line({ kind: 'risk', sentence: words.riskDecided(outcome), details, at: createdAt.toISOString() })]
}

export async function linesOfNotices(manager: EntityManager, transactionID: string): Promise<Line[]> {
  const notices = await readRows(manager, ReceivedNotice, `WHERE "transactionID" = $1 ${firstOnes}`, [transactionID])
  return notices.map(({ processorNoticeID, type, changed, noticeID, createdAt }) =>
    line({
      kind: 'notice',
      id: processorNoticeID,
      sentence: words.noticed(type, changed),
      details: [noticeID],
      at: createdAt.toISOString(),
    }),
  )
}
