import { Injectable } from '@nestjs/common'
import { byTodaysRows } from '#contract/messages/timeline.js'
import type { Mode } from '#contract/modes.js'
import { timelineKinds } from '#contract/timeline-kinds.js'
import type { TimelineView } from '#contract/timeline.js'
import { AttemptReader } from '../../money/transactions/attempt-reader.service.js'
import { TransactionReader } from '../../money/transactions/transaction-reader.service.js'
import { ExplanationsService } from '../../people/permissions/explanations.service.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Database } from '../../platform/database/database.js'
import { linesOfEvents, linesOfNotices, linesOfPayouts, linesOfRequests, linesOfRisk } from './lines-beside.js'
import {
  inCurrency,
  type Line,
  line,
  linesOfAttempts,
  linesOfDisputes,
  linesOfMoves,
  linesOfPostings,
  linesOfRefunds,
} from './lines-of-payment.js'

interface Own {
  transactionID: string
  mode: Mode
  clientID?: string
}

@Injectable()
export class Timeline {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionReader,
    private readonly attempts: AttemptReader,
    private readonly explanations: ExplanationsService,
  ) {}

  async of(own: Own): Promise<TimelineView> {
    const { read } = this.database
    const transaction = await this.transactions.get(own)
    const { transactionID, clientID, currency, mode } = transaction
    const isForStaff = own.clientID === undefined
    const [attempts, requests, events, payouts, risk, notices] = await Promise.all([
      this.attempts.list(own),
      linesOfRequests(read, transactionID, clientID),
      linesOfEvents(read, transactionID),
      linesOfPayouts(read, transactionID, isForStaff),
      isForStaff ? linesOfRisk(read, transactionID) : [],
      isForStaff ? linesOfNotices(read, transactionID) : [],
    ])
    const lines = [
      ...requests,
      ...(isForStaff ? await this.gateOf(requests) : []),
      ...risk,
      ...linesOfAttempts(attempts.items),
      ...linesOfMoves(transaction),
      ...linesOfPostings(transaction),
      ...linesOfRefunds(transaction),
      ...linesOfDisputes(transaction),
      ...notices,
      ...events,
      ...payouts,
    ]
    return { transactionID, mode, items: inCurrency(lines.sort(inOrder), currency) }
  }

  private async gateOf([first]: Line[]): Promise<Line[]> {
    if (!first?.actorID) return []
    const question = { apiUserID: first.actorID, method: 'POST' as const, path: '/transactions' }
    const explained = await this.explanations.explain(question).catch(orGone)
    return explained ? [line({ kind: 'gate', sentence: byTodaysRows(explained.sentence), at: first.at })] : []
  }
}

function orGone(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}

// What happened in one unit has one time, so it is ordered by what leads to what.
const inOrder = (one: Line, other: Line): number =>
  one.at.localeCompare(other.at) || timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind)
