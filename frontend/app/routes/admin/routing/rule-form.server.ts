import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/routing.js'
import { type Currency, currencies, parseMoney } from '#contract/money.js'
import { readForm, toNumber } from '../../../session/form.server'

const lists = ['currencies', 'methods', 'cardBrands'] as const

/** The rule that a form says; its accounts come as a share and a turn each, its amounts as people write them. */
export async function readRuleForm(request: Request) {
  const flags = ['retriesDeclines', 'isEnabled']
  const { input, typed } = await readForm(request, [], { lists, flags })
  for (const flag of flags) typed[flag] = String(input[flag])
  const faults: Fields = {}
  const currency = (input.currencies as string[])[0]
  const conditions = {
    ...Object.fromEntries(
      lists.filter((name) => (input[name] as string[]).length > 0).map((name) => [name, input[name]]),
    ),
    ...listed('clientIDs', input.clientIDs),
    ...listed('cardCountries', input.cardCountries),
    ...amountOf('amountFrom', typed, currency, faults),
    ...amountOf('amountTo', typed, currency, faults),
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

const listed = (name: string, text: unknown) => {
  const items = String(text ?? '')
    .split(/[\s,]+/)
    .filter((item) => item !== '')
  return items.length > 0 ? { [name]: items } : {}
}

function amountOf(
  name: 'amountFrom' | 'amountTo',
  typed: Record<string, string>,
  currency: string | undefined,
  faults: Fields,
) {
  const text = typed[name]?.trim()
  if (!text) return {}
  const known = currencies.find((one): one is Currency => one === currency) ?? 'USD'
  const amount = parseMoney(text, known)
  if (amount === null) faults[name] = words.amountForm(known)
  return { [name]: amount ?? undefined }
}

const numbered = (typed: Record<string, string>, prefix: string) =>
  Object.entries(typed).flatMap(([name, text]): [string, string | number][] =>
    name.startsWith(prefix) && text.trim() !== '' ? [[name.slice(prefix.length), toNumber(text)]] : [],
  )
