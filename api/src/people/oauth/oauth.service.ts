import { Injectable } from '@nestjs/common'
import { randomUUID } from 'node:crypto'
import type { AccessTokenView } from '#contract/oauth.js'
import { ApiUserCredentialsService } from '../api-users/api-user-credentials.service.js'
import { tokenLifeMs } from '../api-users/credentials.js'
import { Tokens } from '../sessions/tokens.js'
import { readClientCredentials } from './client-credentials.js'
import { refusalFor } from './oauth.errors.js'

@Injectable()
export class OAuthService {
  constructor(
    private readonly credentials: ApiUserCredentialsService,
    private readonly tokens: Tokens,
  ) {}

  async issueToken(authorization: string | undefined, body: unknown, address: string): Promise<AccessTokenView> {
    const { apiKey, apiSecret } = readClientCredentials(authorization, body)
    const proven = await this.credentials.signIn(apiKey, apiSecret, address)
    if (typeof proven === 'string') throw refusalFor(proven)
    const { apiUser, version } = proven
    const lifeMs = tokenLifeMs(apiUser, version)
    // Without an id of its own a token would be the same as every other one of the same second, and be revoked with it.
    const { apiUserID, mode } = apiUser
    const claims = { sub: apiUserID, ver: version, mode, jti: randomUUID() }
    const { token } = this.tokens.issue('integrator', lifeMs, claims)
    return { access_token: token, token_type: 'Bearer', expires_in: Math.floor(lifeMs / 1000), mode }
  }
}
