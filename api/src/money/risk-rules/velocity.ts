import type { EntityManager } from 'typeorm'
import { inMode } from '../../platform/database/in-mode.js'
import { type RiskFacts, type Velocity, type VelocitySubject, velocityWindows } from '#contract/risk.js'
import { subjectOf } from './compiled-risk-rules.js'

const columns: Record<VelocitySubject, string> = {
  card: 'cardFingerprint',
  email: 'payerEmailAddress',
  ipAddress: 'payerAddress',
  client: 'clientID',
}

export interface Moment {
  at: Date
  transactionID?: string
}

export interface VelocityQuestion {
  velocity: Velocity
  facts: RiskFacts
  moment: Moment
}

/** Counted exactly, from an index of the payments themselves, and no further than the rule lets pass. */
export async function exceeds(manager: EntityManager, question: VelocityQuestion): Promise<boolean> {
  const { text, values } = sumOf(question, 0)
  const [row] = await manager.query<{ sum: number | string | null }[]>(text, values)
  return isAbove(question, row?.sum)
}

const togetherMost = 200

export async function exceedAll(manager: EntityManager, questions: VelocityQuestion[]): Promise<boolean[]> {
  const answers: boolean[] = []
  for (let from = 0; from < questions.length; from += togetherMost) {
    const some = questions.slice(from, from + togetherMost)
    const values: unknown[] = []
    const texts = some.map((question, at) => {
      const part = sumOf(question, values.length)
      values.push(...part.values)
      return `SELECT ${at} AS "at", (${part.text}) AS "sum"`
    })
    const rows = await manager.query<{ at: number; sum: number | string | null }[]>(texts.join(' UNION ALL '), values)
    const sums = new Map(rows.map(({ at, sum }) => [Number(at), sum]))
    answers.push(...some.map((question, at) => isAbove(question, sums.get(at))))
  }
  return answers
}

function sumOf({ velocity, facts, moment }: VelocityQuestion, before: number): { text: string; values: unknown[] } {
  const { by, window, count, amount } = velocity
  const { at, transactionID } = moment
  const mark = (number: number) => `$${before + number}`
  const values: unknown[] = [subjectOf(by, facts), at.getTime() - velocityWindows[window]]
  const earlier = transactionID === undefined ? '' : `AND ("createdAt", "transactionID") < (${mark(3)}, ${mark(4)})`
  if (transactionID !== undefined) values.push(at.getTime(), transactionID)
  const where = `"${columns[by]}" = ${mark(1)} AND "createdAt" > ${mark(2)} ${earlier} AND ${inMode(facts.mode)}`
  const ofCurrency = `AND "currency" = '${facts.currency}'`
  if (amount !== undefined)
    return { text: `SELECT SUM("amount") AS "sum" FROM "transactions" WHERE ${where} ${ofCurrency}`, values }
  const some = `SELECT 1 FROM "transactions" WHERE ${where} LIMIT ${count ?? 0}`
  return { text: `SELECT COUNT(*) AS "sum" FROM (${some}) AS "counted"`, values }
}

function isAbove(
  { velocity: { count, amount }, facts }: VelocityQuestion,
  sum: number | string | null | undefined,
): boolean {
  if (amount !== undefined) return Number(sum ?? 0) + facts.amount > amount
  return Number(sum ?? 0) >= (count ?? 0)
}
