import { Transform } from 'class-transformer'
import { allOf } from './fields.js'
import { returnOriginsMax } from './limits.js'
import { OptionalMode } from './mode-field.js'
import * as words from './messages/errors/return-origins.js'
import type { Mode } from './modes.js'
import { originOf } from './return-address.js'
import { Passes } from './own-checks.js'

// Where somebody wrote the slash that browsers add, it is left out; the same origin twice is one.
const asOrigins = Transform(({ value }: { value: unknown }) =>
  Array.isArray(value) && value.length <= returnOriginsMax
    ? [...new Set((value as unknown[]).map((one) => originOf(one) ?? one))]
    : value,
)
const areOrigins = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= returnOriginsMax && value.every((one) => originOf(one) !== null)

const RequiredOrigins = () => allOf(asOrigins, Passes('areOrigins', areOrigins, words.originsForm))

/** PUT /clients/:clientID/return-origins. Replaces all return origins. An empty list removes them. */
export class SaveReturnOrigins {
  /** Such as `https://shop.example.com`; in test mode also `http://localhost:3000`. */
  @RequiredOrigins()
  origins!: string[]

  @OptionalMode()
  mode?: Mode
}

/** GET /clients/:clientID/return-origins: the origins that payers can return to, in one mode. */
export interface ReturnOriginsView {
  clientID: string
  mode: Mode
  origins: string[]
  /** Null if none was ever registered. */
  updatedAt: string | null
}
