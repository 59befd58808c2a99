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
}

/** A select sends IDs. A field that is searched sends the label of an entry, or words that only one entry has. */
export async function chosenIn(typed: Texts, load: () => Promise<Offered>): Promise<Chosen> {
  const searched = Object.entries(typed).flatMap(([name, given]) => {
    const [kind, text] = [kindOf(name), given.trim()]
    return kind && text && !isID(text) ? [{ name, kind, text }] : []
  })
  if (searched.length === 0) return { chosen: typed, faults: {} }
  const offered = await load()
  const [chosen, faults]: [Texts, Fields] = [{ ...typed }, {}]
  for (const { name, kind, text } of searched) {
    const [only, ...others] = matchesOf(offered[kind], text)
    if (only && others.length === 0) chosen[name] = only.value
    else faults[name] = only ? words.severalMatch : words.noneMatches
  }
  return { chosen, faults }
}

function matchesOf(choices: readonly Choice[], text: string): Choice[] {
  const sought = text.toLowerCase()
  const same = choices.filter(({ value, label }) => value === text || label.toLowerCase() === sought)
  return same.length > 0 ? same : choices.filter(({ label }) => label.toLowerCase().includes(sought))
}
