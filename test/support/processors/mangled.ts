import type { DoubledCall } from './doubled-call.js'

/** What becomes of the text of an answer that the processor meant well. */
export type Mangle = (text: string) => string

/** The fields that an adapter uses of one kind of answer, as the processor's document names them. */
export interface AnswerShape {
  /** Without any one of these it cannot be read. */
  used: readonly string[]
  /** Each doubled says twice the amount. */
  amounts: readonly string[]
  currency: { field: string; other: string }
  /** What an answer about another payment says in their place. */
  other: Record<string, unknown>
}

export interface AnswerShapes {
  /** Where the payment or refund stands in the body; absent: it is the body. */
  within?: string
  payment: AnswerShape
  refund: AnswerShape
}

/** The calls that are answered wrongly from here on; null: all of them. */
export type MangledCalls = readonly DoubledCall[] | null

const tenMegabytes = 10 * 1_024 * 1_024

/** Every way in which an answer can be wrong, by its name in the test. */
export function manglesOf({ within, ...shapes }: AnswerShapes, kind: 'payment' | 'refund'): [string, Mangle][] {
  const { used, amounts, currency, other } = shapes[kind]
  const change = (edit: (one: Record<string, unknown>) => void): Mangle => {
    return (text) => {
      const body = JSON.parse(text) as Record<string, unknown>
      for (const one of objectsIn(body, within)) edit(one)
      return JSON.stringify(body)
    }
  }
  return [
    ...used.map((field): [string, Mangle] => [`without ${field}`, change((one) => Reflect.deleteProperty(one, field))]),
    ...used.map((field): [string, Mangle] => [
      `with ${field} of another type`,
      change((one) => {
        if (field in one) one[field] = typeof one[field] === 'object' ? 7 : { is: one[field] }
      }),
    ]),
    [
      'with twice the amount',
      change((one) => {
        for (const field of amounts) if (field in one) one[field] = Number(one[field]) * 2
      }),
    ],
    [
      'in another currency',
      change((one) => {
        if (currency.field in one) one[currency.field] = currency.other
      }),
    ],
    ['about another payment', change((one) => void Object.assign(one, other))],
    ['that is HTML', () => '<html><body>Welcome</body></html>'],
    ['that is empty', () => ''],
    ['of 10 MB', (text) => text.replace(/^\{/, `{"padding":"${'x'.repeat(tenMegabytes)}",`)],
  ]
}

/** The object that was asked for, or each row of a list. */
function objectsIn(body: Record<string, unknown>, within: string | undefined): Record<string, unknown>[] {
  const told = within === undefined ? body : body[within]
  const rows = Array.isArray(told) ? told : isList(told) ? told.data : [told]
  return rows as Record<string, unknown>[]
}

const isList = (told: unknown): told is { data: unknown[] } => (told as { object?: unknown } | null)?.object === 'list'
