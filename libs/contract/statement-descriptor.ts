import { Transform } from 'class-transformer'
import { IsOptional, Length, Matches } from 'class-validator'
import { HasNoCardNumber } from './card-field.js'
import { allOf } from './fields.js'
import { statementDescriptorMaxLength, statementDescriptorMinLength } from './limits.js'
import * as words from './messages/statement-descriptor.js'

/** What a payer reads on the card statement: what card schemes print, with a letter at least. */
export const OptionalStatementDescriptor = () =>
  allOf(
    IsOptional(),
    HasNoCardNumber(statementDescriptorMaxLength),
    Matches(/[A-Za-z]/, { message: words.form }),
    Matches(/^[^\P{ASCII}\p{Cc}<>\\'"*]+$/u, { message: words.form }),
    Length(statementDescriptorMinLength, statementDescriptorMaxLength, { message: words.form }),
  )

const emptyIsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
)

/** In a change: absent means unchanged, empty means cleared. */
export const ClearableStatementDescriptor = () => allOf(emptyIsNull, OptionalStatementDescriptor())
