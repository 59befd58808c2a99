import { resolved, type Schema } from '../../libs/contract/openapi.js'

type Schemas = Record<string, Schema>

/** A field of a body, and where it stands: `metadata` or `items.0.name`. */
export interface Field {
  name: string
  schema: Schema
}

/** The fields of every shape that a body can have. */
export function fieldsOf(schema: Schema, schemas: Schemas): Field[] {
  const { properties = {}, anyOf = [], allOf = [] } = resolved(schema, schemas)
  const own = Object.entries(properties).map(([name, part]) => ({ name, schema: resolved(part, schemas) }))
  const all = [...own, ...[...anyOf, ...allOf].flatMap((part) => fieldsOf(part, schemas))]
  return [...new Map(all.map((field) => [field.name, field])).values()]
}

const wrongTypes = [null, true, 0, -1, 0.5, 1e300, '', ' ', [], [null], {}, { length: 1 }, [[[]]]]
const strangeTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff',
  '\u202e',
  '\u200b',
  '１２３',
  'e\u0301',
  '\u{1f4b3}',
  'a\r\nb: c',
  '=1+1',
  '__proto__',
  '../..',
  "' OR 1=1 --",
  '%00',
  '<script>',
  '{{7*7}}',
]

/** Values at, below and beyond what the field takes, of other kinds, and texts that have broken programs before. */
export function valuesFor({ schema }: Field): unknown[] {
  const { minLength = 0, maxLength, minimum, maximum, maxItems, enum: choices } = schema
  const lengths = [minLength - 1, minLength, maxLength ?? 200, (maxLength ?? 200) + 1, 100_000]
  const texts = lengths
    .filter((length) => length >= 0)
    .flatMap((length) => ['x'.repeat(length), '\u{1f4b3}'.repeat(length)])
  const edges = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1, edge + 0.5]))
  const numbers = [...edges, 2 ** 31, 2 ** 53, -(2 ** 63), '1', '1e3', '0x10', 'NaN']
  const lists = [Array(3).fill('x'), Array((maxItems ?? 1_000) + 1).fill('x'), ['\u0000'], [['x']]]
  const type = [schema.type].flat()
  return [
    ...wrongTypes,
    ...strangeTexts,
    ...texts,
    ...(type.some((one) => one === 'integer' || one === 'number') ? numbers : []),
    ...(type.includes('array') ? lists : []),
    ...(choices ? [String(choices[0]).toUpperCase(), `${String(choices[0])} `] : []),
    ...(schema.format === 'date-time'
      ? ['2026-02-30T00:00:00Z', '0000-00-00', '+275760-09-13T00:00:00.001Z', '9'.repeat(30)]
      : []),
  ]
}
