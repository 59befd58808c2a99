import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/risk.js'
import { readForm, toNumber } from '../../../session/form.server'
import { amountIn, listedIn, tickedIn } from '../parts/rule-conditions.server'

const lists = ['currencies', 'methods'] as const
const texts = ['clientIDs', 'cardCountries', 'emails', 'emailDomains', 'ipAddresses'] as const

/** The rule that a form says; lists come with commas, amounts as people write them. */
export async function readRuleForm(request: Request) {
  const flags = ['isEnabled', 'isForeignCard']
  const { input, typed } = await readForm(request, [], { lists, flags })
  for (const flag of flags) typed[flag] = String(input[flag])
  const faults: Fields = {}
  const currency = (input.currencies as string[])[0]
  const conditions = {
    ...tickedIn(input, lists),
    ...listedIn(typed, texts),
    ...amountIn(typed, 'amountFrom', currency, faults),
    ...amountIn(typed, 'amountTo', currency, faults),
    ...(input.isForeignCard ? { isForeignCard: true } : {}),
    ...velocityOf(typed, currency, faults),
  }
  const { name, outcome, isEnabled } = input
  return { input: { name, conditions, outcome, isEnabled }, typed, faults }
}

function velocityOf(typed: Record<string, string>, currency: string | undefined, faults: Fields) {
  const { by, window, moreThan } = typed
  const count = moreThan?.trim() ? toNumber(moreThan) : undefined
  const { velocityAmount: amount } = amountIn(typed, 'velocityAmount', currency, faults)
  const isSaid = Boolean(by) || count !== undefined || amount !== undefined
  if (!isSaid) return {}
  if (!by || !window || (count === undefined) === (amount === undefined)) faults.by = words.velocityNeedsAll
  return { velocity: { by, window, ...(count !== undefined && { count }), ...(amount !== undefined && { amount }) } }
}
