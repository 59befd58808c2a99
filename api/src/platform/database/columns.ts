import { Column, PrimaryColumn, type ValueTransformer } from 'typeorm'
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

const idColumn = { type: 'varchar', length: 40 } as const
const textColumn = { type: 'varchar' } as const
const timeColumn = { type: 'bigint', transformer: asDate } as const
const numberColumn = { type: 'bigint', transformer: asNumber } as const
const jsonColumn = { type: 'text', transformer: asJson } as const
/** The default is for the version before, whose rows are of test mode. */
const modeColumn = { type: 'varchar', default: modeUnlessSaid } as const

// An entity says each of its columns in one line: `@column.optionalText name!: string | null`.
export const key = PrimaryColumn(idColumn)
export const textKey = PrimaryColumn(textColumn)
export const integerKey = PrimaryColumn({ type: 'integer' })
export const wholeKey = PrimaryColumn(numberColumn)
export const timeKey = PrimaryColumn(timeColumn)
export const modeKey = PrimaryColumn(modeColumn)

export const id = Column(idColumn)
export const optionalID = Column({ ...idColumn, nullable: true })
export const text = Column(textColumn)
export const optionalText = Column({ ...textColumn, nullable: true })
export const longText = Column({ type: 'text' })
export const optionalLongText = Column({ type: 'text', nullable: true })
export const mode = Column(modeColumn)
/** The default is for the version before, which knows no client's account. */
export const collectedBy = Column({ type: 'varchar', default: 'platform' })
export const usageType = Column({ type: 'varchar', default: 'licensed' })
export const time = Column(timeColumn)
export const optionalTime = Column({ ...timeColumn, nullable: true })
export const amount = Column(numberColumn)
export const optionalAmount = Column({ ...numberColumn, nullable: true })
export const whole = Column(numberColumn)
export const integer = Column({ type: 'integer' })
export const integerOrZero = Column({ type: 'integer', default: 0 })
export const optionalInteger = Column({ type: 'integer', nullable: true })
export const flag = Column({ type: 'boolean' })
export const flagOrFalse = Column({ type: 'boolean', default: false })
export const json = Column(jsonColumn)
export const optionalJSON = Column({ ...jsonColumn, nullable: true })
