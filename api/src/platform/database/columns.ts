import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm'
import { modeUnlessSaid } from '#contract/modes.js'

const orNull =
  <A, B>(convert: (value: A) => B) =>
  (value: A | null | undefined) =>
    value === null || value === undefined ? (value as null) : convert(value)

/** bigint milliseconds since 1970: the engines' own times differ in precision, and a cursor would skip rows. */
const asDate: ValueTransformer = {
  // TypeORM also hands over conditions such as IsNull(); they pass as they are.
  to: (value: unknown) => (value instanceof Date ? value.getTime() : value),
  from: orNull((milliseconds: string | number) => new Date(Number(milliseconds))),
}

/** Whole minor units; the largest amount fits a double exactly, so a number is safe in JavaScript. */
const asNumber: ValueTransformer = {
  to: (value: number | null) => value,
  from: orNull((value: string | number) => Number(value)),
}

const asJson: ValueTransformer = {
  to: orNull((value: unknown) => JSON.stringify(value)),
  from: orNull((text: string) => JSON.parse(text) as unknown),
}

export const idColumn = { type: 'varchar', length: 40 } as const
export const optionalIdColumn = { type: 'varchar', length: 40, nullable: true } as const
export const textColumn = { type: 'varchar' } as const
export const optionalTextColumn = { type: 'varchar', nullable: true } as const
/** The default is for the version before, whose rows are those of the sandbox. */
export const modeColumn = { type: 'varchar', default: modeUnlessSaid } as const
export const timeColumn = { type: 'bigint', transformer: asDate } as const
export const optionalTimeColumn = { type: 'bigint', transformer: asDate, nullable: true } as const
export const amountColumn = { type: 'bigint', transformer: asNumber } as const
/** A whole number beyond 32 bits that is no amount. */
export const wholeColumn = { type: 'bigint', transformer: asNumber } as const
export const optionalAmountColumn = { type: 'bigint', transformer: asNumber, nullable: true } as const
export const jsonColumn = { type: 'text', transformer: asJson } as const

// For `import * as column`: an entity reads as its table does, a line for each column.
const column =
  (kind: ColumnOptions) =>
  (more: ColumnOptions = {}): PropertyDecorator =>
    Column({ ...kind, ...more })
const optional = (kind: ColumnOptions) => column({ ...kind, nullable: true })
const key = (kind: ColumnOptions) => column({ ...kind, primary: true })

export const IdKey = key(idColumn)
export const TextKey = key(textColumn)
export const IntegerKey = key({ type: 'integer' })
export const BigKey = key(wholeColumn)
export const Id = column(idColumn)
export const OptionalId = optional(idColumn)
export const Text = column(textColumn)
export const OptionalText = optional(textColumn)
export const LongText = column({ type: 'text' })
export const OptionalLongText = optional({ type: 'text' })
export const Mode = column(modeColumn)
export const Time = column(timeColumn)
export const OptionalTime = optional(timeColumn)
export const Amount = column(amountColumn)
export const Integer = column({ type: 'integer' })
export const OptionalInteger = optional({ type: 'integer' })
export const Flag = column({ type: 'boolean' })
export const Json = column(jsonColumn)
export const OptionalJson = optional(jsonColumn)
