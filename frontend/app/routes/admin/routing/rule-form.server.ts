import type { Fields } from '#contract/check.js'
import { readForm, toNumber } from '../../../session/form.server'
import { amountIn, listedIn, tickedIn } from '../parts/rule-conditions.server'

const lists = ['currencies', 'methods', 'cardBrands'] as const

/** The rule that a form says; its accounts come as a share and a turn each, its amounts as people write them. */
export async function readRuleForm(request: Request) {
  const flags = ['retriesDeclines', 'isEnabled']
  const { input, typed } = await readForm(request, [], { lists, flags })
  for (const flag of flags) typed[flag] = String(input[flag])
  const faults: Fields = {}
  const currency = (input.currencies as string[])[0]
  const conditions = {
    ...tickedIn(input, lists),
    ...listedIn(typed, ['clientIDs', 'cardCountries']),
    ...amountIn(typed, 'amountFrom', currency, faults),
    ...amountIn(typed, 'amountTo', currency, faults),
  }
  const targets = numbered(typed, 'share.').map(([processorAccountID, weight]) => ({ processorAccountID, weight }))
  const turns = numbered(typed, 'then.').sort(([, one], [, other]) => Number(one) - Number(other))
  const rule = {
    name: input.name,
    conditions,
    targets,
    fallbacks: turns.map(([processorAccountID]) => processorAccountID),
    retriesDeclines: input.retriesDeclines,
    isEnabled: input.isEnabled,
  }
  return { input: rule, typed, faults }
}

const numbered = (typed: Record<string, string>, prefix: string) =>
  Object.entries(typed).flatMap(([name, text]): [string, string | number][] =>
    name.startsWith(prefix) && text.trim() !== '' ? [[name.slice(prefix.length), toNumber(text)]] : [],
  )
