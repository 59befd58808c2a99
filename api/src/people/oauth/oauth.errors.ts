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

export class InvalidClient extends OAuthRefusal {
  constructor() {
    super(401, { error: 'invalid_client', error_description: words.invalidClient })
  }
}

export class DeviceClientUnknown extends OAuthRefusal {
  constructor() {
    super(401, { error: 'invalid_client', error_description: deviceWords.deviceClientUnknown })
  }
}

class KeyDisabled extends OAuthRefusal {
  constructor() {
    super(401, {
      error: 'invalid_client',
      error_description: words.keyDisabled,
    })
  }
}

class KeyExpired extends OAuthRefusal {
  constructor() {
    super(401, { error: 'invalid_client', error_description: keyExpired })
  }
}

class KeyOfInactiveClient extends OAuthRefusal {
  constructor() {
    super(401, { error: 'invalid_client', error_description: words.keyOfInactiveClient })
  }
}

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

export class UnsupportedGrantType extends OAuthRefusal {
  constructor() {
    super(400, { error: 'unsupported_grant_type', error_description: words.unsupportedGrantType })
  }
}

class DeviceCodeInvalid extends OAuthRefusal {
  constructor() {
    super(400, { error: 'invalid_grant', error_description: deviceWords.deviceCodeInvalid })
  }
}

class DeviceWaits extends OAuthRefusal {
  constructor() {
    super(400, { error: 'authorization_pending', error_description: deviceWords.deviceWaits })
  }
}

class DeviceAsksTooOften extends OAuthRefusal {
  constructor() {
    super(400, { error: 'slow_down', error_description: deviceWords.deviceAsksTooOften })
  }
}

class DeviceDenied extends OAuthRefusal {
  constructor() {
    super(400, { error: 'access_denied', error_description: deviceWords.deviceDenied })
  }
}

class DeviceCodeExpired extends OAuthRefusal {
  constructor() {
    super(400, { error: 'expired_token', error_description: deviceWords.deviceCodeExpired })
  }
}

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
