import { IsIn, IsOptional } from 'class-validator'
import { apiUserStatuses } from './choices.js'
import { ListQuery, SortBy } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { OptionalText, RequiredEmail, RequiredPhone, RequiredText } from './fields.js'

export type ApiUserStatus = (typeof apiUserStatuses)[number]

/** POST and PUT /clients/:clientID/apiusers */
export class SaveApiUser {
  @RequiredText(field.developerNameRequired)
  developerName!: string

  @RequiredEmail(field.emailAddressInvalid)
  developerEmailAddress!: string

  @RequiredPhone(field.phoneRequired)
  developerPhoneNumber!: string

  @RequiredText(field.roleRequired)
  roleID!: string
}

/** POST and PUT /api-users (staff) */
export class SaveClientApiUser extends SaveApiUser {
  @RequiredText(field.clientRequired)
  clientID!: string
}

/** GET /api-users (staff); `q` is looked for in name, e-mail, key and id. */
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
  roleName: string
  apiKey: string
  status: ApiUserStatus
  lastUsedAt: string | null
  createdAt: string
  /** What a PUT can change of it, as `If-Match` takes it: then nobody else's change is replaced unseen. */
  version: string
}

/** The only answers that hold a secret: creation and regeneration. */
export interface ApiUserCredentialsView extends ApiUserView {
  apiSecret: string
}
