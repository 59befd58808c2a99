// `npm run words`: what reads badly, by place. `-- --count` only counts it by rule and area; `-- PATH` looks at places that begin so.
import { exceptions } from './exceptions.mjs'
import { rules } from './rules.mjs'
import { allTexts } from './sentences.mjs'
import { misspelled } from './spelling.mjs'

const [only] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const isCount = process.argv.includes('--count')

const texts = allTexts().filter(({ place }) => !only || place.startsWith(only))
const byRules = texts.flatMap(({ place, text }) =>
  Object.entries(rules).flatMap(([rule, find]) => {
    const wrong = find(text)
    return wrong && !exceptions.some((one) => one.text === text) ? [{ place, rule, wrong, text }] : []
  }),
)
const found = [...byRules, ...misspelled(texts)]

if (isCount) {
  const areaOf = (place) => place.split('/').slice(0, 4).join('/').replace(/:\d+$/, '')
  const counts = Map.groupBy(found, ({ place, rule }) => `${areaOf(place)} ${rule}`)
  for (const [key, of] of [...counts].sort()) console.log(`${String(of.length).padStart(5)} ${key}`)
} else for (const { place, rule, wrong, text } of found) console.log(`${place} ${rule} (${wrong})\n    ${text}`)
console.log(`${found.length} found`)
process.exitCode = found.length > 0 ? 1 : 0
