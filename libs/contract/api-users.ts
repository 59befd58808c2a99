import { Transform } from 'class-transformer'
import { IsIn, IsOptional } from 'class-validator'
import { normalRange } from './address-ranges.js'
import { apiUserStatuses } from './choices.js'
import { ListQuery, SortBy } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { MayBeAbsent, OptionalText, RequiredEmail, RequiredPhone, RequiredText } from './fields.js'
import { allowedRangesMax, keyOverlapSecondsMax } from './limits.js'
import { RequiredTime } from './time-field.js'
import type { Mode } from './modes.js'
import { OptionalMode } from './mode-field.js'
import { Passes, Whole } from './own-checks.js'

export type ApiUserStatus = (typeof apiUserStatuses)[number]

const emptyIsNull = Transform(({ value }) => (value === '' ? null : value))

// Before it is checked, so that the same range written twice counts once; a list that is too long is not read at all.
const normalised = Transform(({ value }) =>
  Array.isArray(value) && value.length <= allowedRangesMax
    ? [...new Set(value.map((range) => normalRange(range) ?? (range as unknown)))]
    : value,
)
const areRanges = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= allowedRangesMax && value.every((range) => normalRange(range) !== null)

/** PUT /clients/:clientID/apiusers/:apiUserID */
export class SaveApiUser {
  @RequiredText(field.developerNameRequired)
  developerName!: string

  @RequiredEmail(field.emailAddressInvalid)
  developerEmailAddress!: string

  @RequiredPhone(field.phoneRequired)
  developerPhoneNumber!: string

  @RequiredText(field.roleRequired)
  roleID!: string

  /** When the key, secret and tokens expire, such as `2027-01-31T23:59:59.999Z`. Default: unchanged. Null: never. */
  @emptyIsNull
  @IsOptional()
  @RequiredTime('expiresAt')
  expiresAt?: string | null

  /** The IPv4 and IPv6 addresses or CIDR ranges that may use this API user. Default: unchanged. An empty list allows all. */
  @normalised
  @MayBeAbsent()
  @Passes('areRanges', areRanges, field.allowedRangesInvalid)
  allowedRanges?: string[]
}

/** POST /clients/:clientID/apiusers */
export class CreateApiUser extends SaveApiUser {
  /** The mode of the key, which never changes. Default: `test`. */
  @OptionalMode()
  mode?: Mode
}

/** POST /clients/:clientID/apiusers/:apiUserID/regenerate-key */
export class RegenerateKey {
  /** How long both secrets work while the key stays the same. 0: key and secret change immediately. */
  @Transform(({ value }) => value ?? 0)
  @IsOptional()
  @Whole(0, keyOverlapSecondsMax, field.keyOverlapInvalid)
  overlapSeconds: number = 0
}

/** PUT /api-users/:apiUserID (staff) */
export class SaveClientApiUser extends SaveApiUser {
  @RequiredText(field.clientRequired)
  clientID!: string
}

/** POST /api-users (staff) */
export class CreateClientApiUser extends SaveClientApiUser {
  /** The mode of the key, which never changes. Default: `test`. */
  @OptionalMode()
  mode?: Mode
}

/** GET /api-users (staff). `q` searches name, email, key and ID. */
export class ListApiUsers extends ListQuery {
  @OptionalText()
  clientID?: string

  @IsOptional()
  @IsIn(apiUserStatuses, { message: checks.statusIsOneOf(apiUserStatuses) })
  status?: ApiUserStatus

  @OptionalText()
  q?: string

  @SortBy(['name', 'created', 'lastUsed'])
  sort?: string
}

export interface ApiUserView extends SaveApiUser {
  apiUserID: string
  id: string
  clientID: string
  mode: Mode
  roleName: string
  apiKey: string
  status: ApiUserStatus
  expiresAt: string | null
  allowedRanges: string[]
  /** When the previous secret stops working. Null if there is only one secret. */
  overlapEndsAt: string | null
  lastUsedAt: string | null
  /** The IP address of the latest token request. */
  lastUsedFrom: string | null
  createdAt: string
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

/** Only creation and regeneration return a secret. */
export interface ApiUserCredentialsView extends ApiUserView {
  apiSecret: string
}
