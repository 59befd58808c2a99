import { apiUsersMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/api-users.js'
import { field } from '#contract/messages/fields.js'
import { addressNotAllowed, rotationUnderway } from '#contract/messages/keys.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

/** The role is unknown or isn't for API users. */
export class RoleNotAssignable extends invalidField('roleID', words.roleNotAssignable) {}

export class ClientUnknown extends invalidField('clientID', words.clientUnknown) {}
export class TooManyApiUsers extends refusal(409, 'TOO_MANY_API_USERS', words.tooManyApiUsers(apiUsersMax)) {}
export class ExpiresInPast extends invalidField('expiresAt', field.expiresAtPast) {}

/** The key is correct, but the IP address isn't allowed. */
export class AddressNotAllowed extends refusal(403, 'ADDRESS_NOT_ALLOWED', addressNotAllowed) {}

/** Only two secrets can be active at a time. */
export class KeyRotationUnderway extends refusal(409, 'ROTATION_UNDERWAY', rotationUnderway) {}
