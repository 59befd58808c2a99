import type { OAuthErrorBody } from '#contract/oauth.js'

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
    super(401, { error: 'invalid_client', error_description: 'The client_id or client_secret is not right' })
  }
}

export class InvalidTokenRequest extends OAuthRefusal {
  constructor(error_description: string) {
    super(400, { error: 'invalid_request', error_description })
  }
}

export class UnsupportedGrantType extends OAuthRefusal {
  constructor() {
    super(400, { error: 'unsupported_grant_type', error_description: 'grant_type must be client_credentials' })
  }
}
