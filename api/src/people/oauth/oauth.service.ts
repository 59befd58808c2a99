import { Injectable } from '@nestjs/common'
import { randomUUID } from 'node:crypto'
import { accessTokenLifeMs } from '#contract/limits.js'
import type { AccessTokenView } from '#contract/oauth.js'
import { ApiUserCredentialsService } from '../api-users/api-user-credentials.service.js'
import { Tokens } from '../sessions/tokens.js'
import { readClientCredentials } from './client-credentials.js'
import { refusalFor } from './oauth.errors.js'

@Injectable()
export class OAuthService {
  constructor(
    private readonly credentials: ApiUserCredentialsService,
    private readonly tokens: Tokens,
  ) {}

  async issueToken(authorization: string | undefined, body: unknown): Promise<AccessTokenView> {
    const { apiKey, apiSecret } = readClientCredentials(authorization, body)
    const apiUser = await this.credentials.signIn(apiKey, apiSecret)
    if (typeof apiUser === 'string') throw refusalFor(apiUser)
    // Without an id of its own a token would be the same as every other one of the same second, and be revoked with it.
    const claims = { sub: apiUser.apiUserID, ver: apiUser.credentialVersion, jti: randomUUID() }
    const { token } = this.tokens.issue('integrator', accessTokenLifeMs, claims)
    return { access_token: token, token_type: 'Bearer', expires_in: accessTokenLifeMs / 1000 }
  }
}
