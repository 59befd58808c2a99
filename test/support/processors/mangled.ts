import type { DoubledCall } from './doubled-call.js'

/** What becomes of the text of an answer that the processor meant well. */
export type Mangle = (text: string) => string

/** The fields that an adapter uses of one kind of answer, as the processor's document names them; `amount.value` is in an object. */
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
  /** Where a capture is answered with another object than a payment. */
  capture?: AnswerShape
  refund: AnswerShape
}

/** The calls that are answered wrongly from here on; null: all of them. */
export type MangledCalls = readonly DoubledCall[] | null

const tenMegabytes = 10 * 1_024 * 1_024

/** Every way in which an answer can be wrong, by its name in the test. */
export function manglesOf(
  { within, ...shapes }: AnswerShapes,
  kind: 'payment' | 'capture' | 'refund',
): [string, Mangle][] {
  const { used, amounts, currency, other } = shapes[kind] ?? shapes.payment
  const changeAll = (edit: (one: Fields) => void): Mangle => {
    return (text) => {
      const body = JSON.parse(text) as Fields
      for (const one of objectsIn(body, within)) edit(one)
      return JSON.stringify(body)
    }
  }
  const change = (field: string, edit: (holder: Fields, name: string) => void): Mangle =>
    changeAll((one) => editField(one, field, edit))
  return [
    ...used.map((field): [string, Mangle] => [`without ${field}`, change(field, Reflect.deleteProperty)]),
    ...used.map((field): [string, Mangle] => [
      `with ${field} of another type`,
      change(field, (one, name) => {
        one[name] = typeof one[name] === 'object' ? 7 : { is: one[name] }
      }),
    ]),
    [
      'with twice the amount',
      changeAll((all) => {
        for (const field of amounts) editField(all, field, (one, name) => (one[name] = Number(one[name]) * 2))
      }),
    ],
    ['in another currency', change(currency.field, (one, name) => (one[name] = currency.other))],
    ['about another payment', changeAll((one) => void Object.assign(one, other))],
    ['that is HTML', () => '<html><body>Welcome</body></html>'],
    ['that is empty', () => ''],
    ['of 10 MB', (text) => text.replace(/^\{/, `{"padding":"${'x'.repeat(tenMegabytes)}",`)],
  ]
}

type Fields = Record<string, unknown>

/** Where the answer has the field. */
function editField(one: Fields, field: string, edit: (holder: Fields, name: string) => unknown): void {
  const names = field.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((outer, name) => (outer as Fields | undefined)?.[name], one) as
    | Fields
    | undefined
  if (holder && last in holder) edit(holder, last)
}

/** The object that was asked for, or each row of a list. */
function objectsIn(body: Fields, within: string | undefined): Fields[] {
  const told = within === undefined ? body : body[within]
  const rows = Array.isArray(told) ? told : isList(told) ? told.data : [told]
  return rows as Fields[]
}

const isList = (told: unknown): told is { data: unknown[] } => (told as { object?: unknown } | null)?.object === 'list'
