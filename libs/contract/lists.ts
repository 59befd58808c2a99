import { Transform } from 'class-transformer'
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { longTextMaxLength, pageSize, pageSizeMax } from './limits.js'
import * as checks from './messages/checks.js'

/** The query parameters of every list: `?limit=` (1 to 100, default 20) and an opaque `?cursor=`. */
export class ListQuery {
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value))
  @IsInt({ message: checks.limitIsAWholeNumber(pageSizeMax) })
  @Min(1, { message: checks.limitIsAWholeNumber(pageSizeMax) })
  @Max(pageSizeMax, { message: checks.limitIsAWholeNumber(pageSizeMax) })
  limit: number = pageSize

  @IsOptional()
  @IsString()
  @MaxLength(longTextMaxLength)
  cursor?: string
}

export const SortBy =
  (names: readonly string[]): PropertyDecorator =>
  (target, key) => {
    IsOptional()(target, key)
    const choices = names.flatMap((name) => [name, `-${name}`])
    IsIn(choices, { message: checks.sortIsOneOf(choices) })(target, key)
  }
