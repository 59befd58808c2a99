/** POST /oauth/token, RFC 6749 section 4.4; key and secret go in the header of HTTP Basic, or here. */
export interface AccessTokenRequest {
  grant_type: 'client_credentials'
  /** The API user's key. */
  client_id?: string
  /** The API user's secret. */
  client_secret?: string
}

/** RFC 6749 section 5.1; the lifetime is in seconds. */
export interface AccessTokenView {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
}

/** RFC 6749 section 5.2. */
export interface OAuthErrorBody {
  error: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type'
  error_description: string
}
