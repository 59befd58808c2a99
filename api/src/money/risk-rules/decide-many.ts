import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RiskVerdictView } from '#contract/risk.js'
import { type CurrentRisk, decideBy, type EntryRow, listedFacts, type RiskAnswers } from './decide-risk.js'
import type { JudgedPayment } from './judged-payments.js'
import { exceedAll, type VelocityQuestion } from './velocity.js'

type Entry = EntryRow & { expiresAt: string | number | null }

/** In two passes: the first collects what the decisions ask, the second asks the same again and is answered. */
export async function decideMany(
  manager: EntityManager,
  risk: CurrentRisk,
  mode: Mode,
  payments: JudgedPayment[],
): Promise<(RiskVerdictView | null)[]> {
  const questions: VelocityQuestion[] = []
  await pass(risk, payments, {
    entries: () => Promise.resolve([]),
    exceeds: (question) => Promise.resolve(questions.push(question) === 0),
  })
  const exceeded = (await exceedAll(manager, questions)).values()
  const entries = risk.hasEntries ? await entriesAbout(manager, mode, payments) : []
  return pass(risk, payments, {
    entries: (facts, at) => {
      const known = listedFacts(facts)
      const isAbout = (entry: Entry) => known.some(([name, value]) => name === entry.subject && value === entry.value)
      const stands = ({ expiresAt }: Entry) => expiresAt === null || Number(expiresAt) > at.getTime()
      return Promise.resolve(entries.filter((entry) => isAbout(entry) && stands(entry)))
    },
    exceeds: () => Promise.resolve(exceeded.next().value === true),
  })
}

async function pass(risk: CurrentRisk, payments: JudgedPayment[], answers: RiskAnswers) {
  const verdicts: (RiskVerdictView | null)[] = []
  for (const payment of payments) {
    const moment = { at: payment.at, transactionID: payment.transactionID }
    verdicts.push(await decideBy(answers, risk, payment, moment))
  }
  return verdicts
}

async function entriesAbout(manager: EntityManager, mode: Mode, payments: JudgedPayment[]): Promise<Entry[]> {
  const bySubject = new Map<string, Set<string>>()
  for (const [subject, value] of payments.flatMap(listedFacts))
    bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(value))
  if (bySubject.size === 0) return []
  const values: unknown[] = [mode]
  const marks = (some: Iterable<string>) => [...some].map((one) => `$${values.push(one)}`).join(', ')
  const about = [...bySubject].map(
    ([subject, some]) => `("subject" = ${marks([subject])} AND "value" IN (${marks(some)}))`,
  )
  return manager.query<Entry[]>(
    `SELECT "kind", "subject", "value", "reason", "expiresAt" FROM "risk_list_entries"
     WHERE "mode" = $1 AND (${about.join(' OR ')})`,
    values,
  )
}
