import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { loggedEventsMax } from '#contract/request-log-limits.js'
import type { ListAllRequestLogs, RequestLogDetailView, RequestLogView } from '#contract/request-logs.js'
import type { RequestOutcome } from '#contract/request-outcomes.js'
import { AttemptReader } from '../../money/transactions/attempt-reader.service.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { readRows } from '../../platform/database/rows.js'
import { Event } from '../../platform/events/event.entity.js'
import type { Reached } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { Conditions } from '../../platform/lists/conditions.js'
import { keysetPage } from '../../platform/lists/page.js'
import { RequestLog } from './request-log.entity.js'
import { viewRequestLog } from './request-log.view.js'

const statuses: Record<RequestOutcome, string> = {
  answered: '"status" < 400',
  refused: '"status" BETWEEN 400 AND 499',
  failed: '"status" >= 500',
}

@Injectable()
export class RequestLogs {
  constructor(
    private readonly database: Database,
    private readonly attempts: AttemptReader,
  ) {}

  list(reach: Reached, query: ListAllRequestLogs): Promise<Page<RequestLogView>> {
    const { limit, cursor, ...filter } = query
    return this.database.dear(() =>
      this.database.list((manager) => {
        const conditions = conditionsOf({ ...filter, ...reach })
        const read = (order: string) => readRows(manager, RequestLog, conditions.and(order), conditions.values)
        return keysetPage(read, conditions, 'requestLogID', { limit, cursor }, viewRequestLog)
      }),
    )
  }

  async get(own: Reached<'requestLogID'>): Promise<RequestLogDetailView> {
    const log = orNotFound(await this.database.read.findOneBy(RequestLog, { ...own }), 'call')
    const body = log.body === null ? null : (JSON.parse(log.body) as Record<string, unknown>)
    return { ...viewRequestLog(log), body, ...(await this.followed(log, own.clientID === undefined)) }
  }

  // The id came with the call, so it may name a payment of somebody else, or none.
  private async followed({ transactionID, clientID, mode, createdAt }: RequestLog, isForStaff: boolean) {
    if (!transactionID) return { attempts: [], events: [] }
    const own = { transactionID, mode, ...(isForStaff ? {} : { clientID }) }
    const [{ items }, events] = await Promise.all([
      this.attempts.list(own).catch(() => ({ items: [] })),
      readRows(
        this.database.read,
        Event,
        `WHERE "transactionID" = $1 AND "clientID" = $2 AND "createdAt" >= $3 ORDER BY "createdAt", "eventID" LIMIT ${loggedEventsMax}`,
        [transactionID, clientID, createdAt.getTime()],
      ),
    ])
    return {
      attempts: items,
      events: events.map(({ eventID, type, createdAt: at }) => ({ eventID, type, createdAt: at.toISOString() })),
    }
  }
}

type Filter = Omit<ListAllRequestLogs, 'limit' | 'cursor'> & Reached

function conditionsOf({ mode, outcome, q, from, to, ...given }: Filter): Conditions {
  const conditions = new Conditions()
  conditions.add(inMode(mode))
  for (const name of ['clientID', 'apiUserID', 'code', 'transactionID'] as const) {
    if (given[name]) conditions.add(`"${name}" = ?`, given[name])
  }
  if (outcome) conditions.add(statuses[outcome])
  if (q) conditions.add('("requestID" = ? OR "idempotencyKey" = ? OR "requestLogID" = ?)', q, q, q)
  if (from) conditions.add('"createdAt" >= ?', Date.parse(from))
  if (to) conditions.add('"createdAt" <= ?', Date.parse(to))
  return conditions
}
