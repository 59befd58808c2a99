import { apiUsersMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/api-users.js'
import { field } from '#contract/messages/fields.js'
import { addressNotAllowed, rotationUnderway } from '#contract/messages/keys.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

/** A role that is unknown, or that staff have not marked for API users; the two look alike. */
export class RoleNotAssignable extends invalidField('roleID', words.roleNotAssignable) {}

export class ClientUnknown extends invalidField('clientID', words.clientUnknown) {}
export class TooManyApiUsers extends refusal(409, 'TOO_MANY_API_USERS', words.tooManyApiUsers(apiUsersMax)) {}
export class ExpiresInPast extends invalidField('expiresAt', field.expiresAtPast) {}

/** The key is right, and so is its secret or its token; the place is not. */
export class AddressNotAllowed extends refusal(403, 'ADDRESS_NOT_ALLOWED', addressNotAllowed) {}

/** A third secret would end the first, which programs may still use. */
export class KeyRotationUnderway extends refusal(409, 'ROTATION_UNDERWAY', rotationUnderway) {}
