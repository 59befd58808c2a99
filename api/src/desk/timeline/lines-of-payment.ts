import type { AttemptView } from '#contract/attempts.js'
import type { Currency } from '#contract/money.js'
import { because } from '#contract/messages/admin/processors.js'
import { postingNames } from '#contract/messages/components/payments.js'
import * as words from '#contract/messages/timeline.js'
import * as moves from '#contract/messages/transaction-actions.js'
import { formatMoney } from '#contract/money.js'
import type { TimelineLineView } from '#contract/timeline.js'
import { actionInWords } from '#contract/transaction-moves.js'
import type { TransactionDetailView } from '#contract/transactions.js'

export type Line = Omit<TimelineLineView, 'currency'>

const nothingMore = {
  details: [],
  id: null,
  amount: null,
  actorKind: null,
  actorID: null,
  actorMemberID: null,
  actorName: null,
} satisfies Partial<Line>

export const line = (given: Pick<Line, 'kind' | 'sentence' | 'at'> & Partial<Line>): Line => ({
  ...nothingMore,
  ...given,
})

export const inCurrency = (lines: Line[], currency: Currency): TimelineLineView[] =>
  lines.map((one) => ({ ...one, currency }))

export const linesOfMoves = (transaction: TransactionDetailView): Line[] =>
  transaction.history.map((move) => {
    const { actorKind, actorID, actorMemberID, actorName, createdAt } = move
    const sentence = actionInWords({ words: moves, money: formatMoney }, move, transaction)
    return line({ kind: 'move', sentence, actorKind, actorID, actorMemberID, actorName, at: createdAt })
  })

export const linesOfAttempts = (attempts: AttemptView[]): Line[] =>
  attempts.flatMap(({ attemptID, number, outcome, failureCode, latencyMs, account, createdAt }) => [
    ...(account
      ? [
          line({
            kind: 'routing',
            id: attemptID,
            sentence: words.routed(account.name, because[account.chosenBecause]),
            details: number === 1 ? account.rules.map((rule) => `${rule.words} · ${rule.sentence}`) : [],
            at: createdAt,
          }),
        ]
      : []),
    line({
      kind: 'attempt',
      id: attemptID,
      sentence: words.attempted(number, outcome),
      details: [
        ...(failureCode ? [words.refusedWith(failureCode, account?.rawCode)] : []),
        ...(latencyMs === null ? [] : [words.tookMs(latencyMs)]),
      ],
      at: createdAt,
    }),
  ])

export function linesOfPostings({ ledgerEntries }: TransactionDetailView): Line[] {
  const postings = Map.groupBy(ledgerEntries, ({ postingID }) => postingID)
  return [...postings].flatMap(([postingID, entries]) => {
    const [first] = entries
    if (!first) return []
    const amount = entries.reduce((sum, { direction, amount: part }) => sum + (direction === 'debit' ? part : 0), 0)
    const name = (postingNames as Partial<Record<string, string>>)[first.kind] ?? first.kind.replaceAll('_', ' ')
    return [line({ kind: 'posting', id: postingID, sentence: words.booked(name), amount, at: first.createdAt })]
  })
}

export const linesOfRefunds = ({ refunds }: TransactionDetailView): Line[] =>
  refunds.flatMap(({ refundID, amount, status, reason, createdAt, updatedAt }) => [
    line({
      kind: 'refund',
      id: refundID,
      sentence: words.refundAsked,
      amount,
      details: reason ? [reason] : [],
      at: createdAt,
    }),
    ...(updatedAt > createdAt
      ? [line({ kind: 'refund', id: refundID, sentence: words.refundIs(status), amount, at: updatedAt })]
      : []),
  ])

export const linesOfDisputes = ({ disputes }: TransactionDetailView): Line[] =>
  disputes.flatMap(({ disputeID, amount, reason, evidenceSentAt, createdAt }) => [
    line({
      kind: 'dispute',
      id: disputeID,
      sentence: words.disputeOpened,
      amount,
      details: reason ? [reason.replaceAll('_', ' ')] : [],
      at: createdAt,
    }),
    ...(evidenceSentAt
      ? [line({ kind: 'dispute', id: disputeID, sentence: words.evidenceSent, at: evidenceSentAt })]
      : []),
  ])
