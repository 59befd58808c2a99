import * as deviceWords from '#contract/messages/errors/device-logins.js'
import * as words from '#contract/messages/errors/oauth.js'
import { keyExpired } from '#contract/messages/keys.js'
import type { OAuthErrorBody } from '#contract/oauth.js'
import type { DeviceRefusal } from '../device-logins/device-tokens.service.js'
import type { KeyRefusal } from '../api-users/api-user-credentials.service.js'

/** RFC 6749 section 5.2: a body of its own, because stock OAuth clients expect exactly that. */
export class OAuthRefusal extends Error {
  constructor(
    readonly status: 400 | 401,
    readonly body: OAuthErrorBody,
  ) {
    super(body.error_description)
  }
}

const oauthRefusal = (status: 400 | 401, error: OAuthErrorBody['error'], error_description: string) =>
  class extends OAuthRefusal {
    constructor() {
      super(status, { error, error_description })
    }
  }

export class InvalidClient extends oauthRefusal(401, 'invalid_client', words.invalidClient) {}
export class DeviceClientUnknown extends oauthRefusal(401, 'invalid_client', deviceWords.deviceClientUnknown) {}
class KeyDisabled extends oauthRefusal(401, 'invalid_client', words.keyDisabled) {}
class KeyExpired extends oauthRefusal(401, 'invalid_client', keyExpired) {}
class KeyOfInactiveClient extends oauthRefusal(401, 'invalid_client', words.keyOfInactiveClient) {}

const refusals: Record<KeyRefusal, new () => OAuthRefusal> = {
  wrong: InvalidClient,
  disabled: KeyDisabled,
  expired: KeyExpired,
  client_not_active: KeyOfInactiveClient,
}

/** The same code for all, as the standard has it; the sentence differs. */
export const refusalFor = (reason: KeyRefusal): OAuthRefusal => new refusals[reason]()

export class InvalidTokenRequest extends OAuthRefusal {
  constructor(error_description: string) {
    super(400, { error: 'invalid_request', error_description })
  }
}

export class UnsupportedGrantType extends oauthRefusal(400, 'unsupported_grant_type', words.unsupportedGrantType) {}
class DeviceCodeInvalid extends oauthRefusal(400, 'invalid_grant', deviceWords.deviceCodeInvalid) {}
class DeviceWaits extends oauthRefusal(400, 'authorization_pending', deviceWords.deviceWaits) {}
class DeviceAsksTooOften extends oauthRefusal(400, 'slow_down', deviceWords.deviceAsksTooOften) {}
class DeviceDenied extends oauthRefusal(400, 'access_denied', deviceWords.deviceDenied) {}
class DeviceCodeExpired extends oauthRefusal(400, 'expired_token', deviceWords.deviceCodeExpired) {}

/** RFC 8628 section 3.5. */
export function deviceRefusalFor(reason: DeviceRefusal): OAuthRefusal {
  switch (reason) {
    case 'invalid_grant':
      return new DeviceCodeInvalid()
    case 'authorization_pending':
      return new DeviceWaits()
    case 'slow_down':
      return new DeviceAsksTooOften()
    case 'access_denied':
      return new DeviceDenied()
    case 'expired_token':
      return new DeviceCodeExpired()
  }
}
