import type { Fields } from '#contract/check.js'
import { amountForm } from '#contract/messages/admin/routing.js'
import { currencies, parseMoney } from '#contract/money.js'

// What the forms of rules say of payments: a condition that says nothing is left out.

/** Boxes by the names of their groups. */
export const tickedIn = (input: Record<string, unknown>, groups: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(groups.filter((name) => (input[name] as string[]).length > 0).map((name) => [name, input[name]]))

/** Texts with commas or spaces between their items. */
export const listedIn = (typed: Record<string, string>, names: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    names
      .map((name) => [name, (typed[name] ?? '').split(/[\s,]+/).filter((item) => item !== '')] as const)
      .filter(([, items]) => items.length > 0),
  )

/** An amount as people write it, in the rule's one currency. */
export function amountIn(
  typed: Record<string, string>,
  name: string,
  currency: string | undefined,
  faults: Fields,
): Record<string, number | undefined> {
  const text = typed[name]?.trim()
  if (!text) return {}
  const known = currencies.find((one) => one === currency) ?? 'USD'
  const amount = parseMoney(text, known)
  if (amount === null) faults[name] = amountForm(known)
  return { [name]: amount ?? undefined }
}
