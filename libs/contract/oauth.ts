import type { Mode } from './modes.js'
/** POST /oauth/token (RFC 6749 section 4.4, or RFC 8628 section 3.4). Send the key and secret here or as HTTP Basic. */
export interface AccessTokenRequest {
  grant_type: 'client_credentials' | 'urn:ietf:params:oauth:grant-type:device_code'
  /** For devices: the code from POST /oauth/device. */
  device_code?: string
  /** The API user's key. For devices: `gatehouse-cli`. */
  client_id?: string
  /** The API user's secret. */
  client_secret?: string
}

/** RFC 6749 section 5.1. The lifetime is in seconds. */
export interface AccessTokenView {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  /** The mode of the key. */
  mode: Mode
  /** For devices only: the key of its API user, for later tokens. */
  client_id?: string
  client_secret?: string
  /** For devices only: the client whose member approved it. */
  clientID?: string
}

/** POST /oauth/revoke (RFC 7009) and /oauth/introspect (RFC 7662). Send the key and secret here or as HTTP Basic. */
export interface TokenQuestion {
  token: string
  /** Ignored: all our tokens are access tokens. */
  token_type_hint?: string
  /** The API user's key. */
  client_id?: string
  /** The API user's secret. */
  client_secret?: string
}

/** RFC 7662 section 2.2. Invalid tokens only return `active`. Times are seconds since 1970. */
export type IntrospectionView =
  | { active: false }
  | {
      active: true
      token_type: 'Bearer'
      /** The key of the API user that owns the token. */
      client_id: string
      /** The ID of the API user. */
      sub: string
      exp: number
      /** The mode of the key. */
      mode: Mode
    }

export interface AuthorizationServerView {
  issuer: string
  device_authorization_endpoint: string
  token_endpoint: string
  token_endpoint_auth_methods_supported: string[]
  revocation_endpoint: string
  revocation_endpoint_auth_methods_supported: string[]
  introspection_endpoint: string
  introspection_endpoint_auth_methods_supported: string[]
  grant_types_supported: string[]
  response_types_supported: string[]
  service_documentation: string
}

/** RFC 6749 section 5.2. For devices, RFC 8628 section 3.5. */
export interface OAuthErrorBody {
  error:
    | 'invalid_request'
    | 'invalid_client'
    | 'unsupported_grant_type'
    | 'invalid_grant'
    | 'authorization_pending'
    | 'slow_down'
    | 'access_denied'
    | 'expired_token'
  error_description: string
}
