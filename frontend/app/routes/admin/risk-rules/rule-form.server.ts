import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/risk.js'
import { amountForm } from '#contract/messages/admin/routing.js'
import { type Currency, currencies, parseMoney } from '#contract/money.js'
import { readForm, toNumber } from '../../../session/form.server'

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
    ...Object.fromEntries(
      lists.filter((name) => (input[name] as string[]).length > 0).map((name) => [name, input[name]]),
    ),
    ...Object.fromEntries(texts.flatMap((name) => listed(name, typed[name]))),
    ...amountOf('amountFrom', typed, currency, faults),
    ...amountOf('amountTo', typed, currency, faults),
    ...(input.isForeignCard ? { isForeignCard: true } : {}),
    ...velocityOf(typed, currency, faults),
  }
  const { name, outcome, isEnabled } = input
  return { input: { name, conditions, outcome, isEnabled }, typed, faults }
}

function listed(name: string, text: string | undefined): [string, string[]][] {
  const items = (text ?? '').split(/[\s,]+/).filter((item) => item !== '')
  return items.length > 0 ? [[name, items]] : []
}

function amountOf(name: string, typed: Record<string, string>, currency: string | undefined, faults: Fields) {
  const text = typed[name]?.trim()
  if (!text) return {}
  const known = currencies.find((one): one is Currency => one === currency) ?? 'USD'
  const amount = parseMoney(text, known)
  if (amount === null) faults[name] = amountForm(known)
  return { [name]: amount ?? undefined }
}

function velocityOf(typed: Record<string, string>, currency: string | undefined, faults: Fields) {
  const { by, window, moreThan } = typed
  const count = moreThan?.trim() ? toNumber(moreThan) : undefined
  const { velocityAmount: amount } = amountOf('velocityAmount', typed, currency, faults)
  const isSaid = Boolean(by) || count !== undefined || amount !== undefined
  if (!isSaid) return {}
  if (!by || !window || (count === undefined) === (amount === undefined)) faults.by = words.velocityNeedsAll
  return { velocity: { by, window, ...(count !== undefined && { count }), ...(amount !== undefined && { amount }) } }
}
