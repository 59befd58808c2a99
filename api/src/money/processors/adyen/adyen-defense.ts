import * as z from 'zod/mini'
import type { EvidenceFileKind } from '#contract/evidence-files.js'
import { readAs } from '../port/read-answer.js'

const code = z.string().check(z.regex(/^[\w.-]{1,100}$/))
const text = z.nullish(z.string())

// DefenseReasonsResponse, SupplyDefenseDocumentResponse and DefendDisputeResponse of Adyen's document "Disputes API" v30.
const result = z.object({ disputeServiceResult: z.object({ success: z.boolean(), errorMessage: text }) })
const reasonsForm = z.extend(result, {
  defenseReasons: z.optional(
    z.array(
      z.object({
        defenseReasonCode: code,
        satisfied: z.boolean(),
        defenseDocumentTypes: z.optional(
          z.array(z.object({ defenseDocumentTypeCode: code, requirementLevel: code, available: z.boolean() })),
        ),
      }),
    ),
  ),
})

export interface DocumentType {
  code: string
  level: string
  isAvailable: boolean
}

export interface DefenseReason {
  code: string
  isSatisfied: boolean
  types: DocumentType[]
}

export const readResult = (told: unknown) =>
  readAs(result, told, 'An answer about a dispute at Adyen').disputeServiceResult

export function readReasons(told: unknown): DefenseReason[] {
  const { defenseReasons = [] } = readAs(reasonsForm, told, 'The defense reasons of a dispute at Adyen')
  return defenseReasons.map(({ defenseReasonCode, satisfied, defenseDocumentTypes = [] }) => ({
    code: defenseReasonCode,
    isSatisfied: satisfied,
    types: defenseDocumentTypes.map((one) => ({
      ...{ code: one.defenseDocumentTypeCode, level: one.requirementLevel, isAvailable: one.available },
    })),
  }))
}

const generic = 'DefenseMaterial'
const levels = ['Required', 'OneOrMore', 'AlternativeRequired', 'Optional']

/** By the names that Adyen gives to documents, such as `TIDorInvoice` or `ProofOfDelivery`. */
const byKind: Record<EvidenceFileKind, RegExp> = {
  receipt: /invoice|receipt|tid|itemi[sz]ed/i,
  delivery: /deliver|shipp|pickup|received|access|download/i,
  communication: /communic|correspond|email|cardholder|contact/i,
  other: /terms|policy|material|compelling/i,
}

const typesIn = (reasons: DefenseReason[], taken: string[]): DocumentType[] =>
  reasons
    .flatMap(({ types }) => types)
    .filter(({ code: one }) => !taken.includes(one))
    .sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level))

/** null: Adyen has no place for another document. */
export function typeOfFile(reasons: DefenseReason[], kind: EvidenceFileKind, taken: string[]): string | null {
  const free = typesIn(reasons, taken)
  const fitting = free.find((one) => byKind[kind].test(one.code)) ?? free.find((one) => one.code === generic) ?? free[0]
  return fitting?.code ?? null
}

/** What is there and no file of ours is the letter of a try before. */
export function typeOfLetter(reasons: DefenseReason[], taken: string[]): string | null {
  const free = typesIn(reasons, taken)
  const fitting = free.find((one) => one.isAvailable) ?? free.find((one) => one.code === generic) ?? free[0]
  return fitting?.code ?? null
}

/** The documents that Adyen still demands, for the reason that lacks fewest. */
export function missingIn(reasons: DefenseReason[]): string[] {
  const lacking = reasons.map(({ types }) => types.filter((one) => one.level === 'Required' && !one.isAvailable))
  const fewest = lacking.sort((one, other) => one.length - other.length)[0] ?? []
  return fewest.map((one) => one.code)
}
