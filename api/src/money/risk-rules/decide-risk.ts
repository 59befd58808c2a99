import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/risk.js'
import type { MetRuleView, RiskFacts, RiskListSubject, RiskVerdictView } from '#contract/risk.js'
import { type CompiledRiskRules, domainOf } from './compiled-risk-rules.js'
import type { RiskListEntry } from './risk-list-entry.entity.js'
import { exceeds, type Moment, type VelocityQuestion } from './velocity.js'

export interface CurrentRisk {
  compiled: CompiledRiskRules
  hasEntries: boolean
}

export type EntryRow = Pick<RiskListEntry, 'kind' | 'subject' | 'value' | 'reason'>

export interface RiskAnswers {
  entries(facts: RiskFacts, at: Date): Promise<EntryRow[]>
  exceeds(question: VelocityQuestion): Promise<boolean>
}

const askedOf = (manager: EntityManager): RiskAnswers => ({
  entries: (facts, at) => entriesFor(manager, facts, at),
  exceeds: (question) => exceeds(manager, question),
})

/** Whoever is on both lists is blocked; an allow list goes before all rules. null: no list and no rule was met. */
export const decideRisk = (
  manager: EntityManager,
  risk: CurrentRisk,
  facts: RiskFacts,
  moment: Moment,
): Promise<RiskVerdictView | null> => decideBy(askedOf(manager), risk, facts, moment)

export async function decideBy(
  answers: RiskAnswers,
  { compiled, hasEntries }: CurrentRisk,
  facts: RiskFacts,
  moment: Moment,
): Promise<RiskVerdictView | null> {
  const met: MetRuleView[] = hasEntries ? metBy(await answers.entries(facts, moment.at)) : []
  for (const { rule, fits } of compiled.fittingOf(facts)) {
    const { riskRuleID, words: said, outcome, conditions } = rule
    const of = { riskRuleID, words: said, outcome }
    if (fits === null) met.push({ ...of, verdict: 'not_evaluated' })
    else if (!conditions.velocity || (await answers.exceeds({ velocity: conditions.velocity, facts, moment })))
      met.push({ ...of, verdict: 'met' })
  }
  if (met.length === 0) return null
  const first = met.find(({ verdict }) => verdict === 'met')
  if (first) first.verdict = 'decided'
  return { outcome: first?.outcome ?? 'allow', rules: met }
}

export const listedFacts = (facts: RiskFacts): [string, string][] =>
  Object.entries({
    email: facts.email,
    emailDomain: domainOf(facts.email),
    cardFingerprint: facts.cardFingerprint,
    ipAddress: facts.ipAddress,
    country: facts.cardCountry,
  } satisfies Record<RiskListSubject, string | null>).filter((fact): fact is [string, string] => fact[1] !== null)

async function entriesFor(manager: EntityManager, facts: RiskFacts, at: Date): Promise<EntryRow[]> {
  const known = listedFacts(facts)
  if (known.length === 0) return []
  const pairs = known.map((_, row) => `("subject" = $${row * 2 + 3} AND "value" = $${row * 2 + 4})`).join(' OR ')
  return manager.query<EntryRow[]>(
    `SELECT "kind", "subject", "value", "reason" FROM "risk_list_entries"
     WHERE "mode" = $1 AND ("expiresAt" IS NULL OR "expiresAt" > $2) AND (${pairs})`,
    [facts.mode, at.getTime(), ...known.flat()],
  )
}

const order = { block: 0, allow: 1 }

const metBy = (rows: EntryRow[]): MetRuleView[] =>
  [...rows]
    .sort((one, other) => order[one.kind] - order[other.kind] || one.subject.localeCompare(other.subject))
    .map(({ kind, subject, value, reason }) => ({
      riskRuleID: null,
      words: words.entryInWords(kind, subject, value, reason),
      outcome: kind,
      verdict: 'met',
    }))
