import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/products.js'
import type { Choice } from './choices'

type Texts = Record<string, string>
export type Offered = Record<'prices' | 'taxRates' | 'coupons', Choice[]>

const kinds: Record<string, keyof Offered> = { priceID: 'prices', taxRateID: 'taxRates', couponID: 'coupons' }

const kindOf = (name: string): keyof Offered | undefined => kinds[name.slice(name.lastIndexOf('.') + 1)]
const isID = (text: string): boolean => /^(prc|txr|cpn)_[0-9a-z]+$/.test(text)

interface Chosen {
  /** What was typed, with IDs in place of labels and words. */
  chosen: Texts
  faults: Fields
  /** For a form that is shown again. */
  shown: Texts
}

/**
 * A select sends IDs. A field that is searched sends the label of an entry. Words that only one label has fill the field,
 * and the person says whether it is the right one.
 */
export async function chosenIn(typed: Texts, load: () => Promise<Offered>): Promise<Chosen> {
  const searched = Object.entries(typed).flatMap(([name, given]) => {
    const [kind, text] = [kindOf(name), given.trim()]
    return kind && text && !isID(text) ? [{ name, kind, text }] : []
  })
  if (searched.length === 0) return { chosen: typed, faults: {}, shown: typed }
  const offered = await load()
  const [chosen, faults, shown]: [Texts, Fields, Texts] = [{ ...typed }, {}, { ...typed }]
  for (const { name, kind, text } of searched) {
    const same = namedIn(offered[kind], text)
    const [only, ...others] = same ? [same] : matchesOf(offered[kind], text)
    if (same) chosen[name] = same.value
    else if (!only) faults[name] = words.noneMatches
    else if (others.length > 0) faults[name] = words.severalMatch
    else [faults[name], shown[name]] = [words.checkMatch, only.label]
  }
  return { chosen, faults, shown }
}

function namedIn(choices: readonly Choice[], text: string): Choice | undefined {
  const exact = choices.find(({ value, label }) => value === text || label === text)
  if (exact) return exact
  const alike = choices.filter(({ label }) => label.toLowerCase() === text.toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
}

const matchesOf = (choices: readonly Choice[], text: string): Choice[] =>
  choices.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
