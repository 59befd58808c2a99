import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/errors/auth.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { IntegratorCaller } from '../../platform/http/caller.js'
import { ApiUserCredentialsService } from '../api-users/api-user-credentials.service.js'
import { RevokedTokens } from '../oauth/revoked-tokens.js'
import { KnownCallers } from '../sessions/known-callers.js'
import { Tokens } from '../sessions/tokens.js'
import type { CallerReader } from './caller-reader.js'

@Injectable()
export class IntegratorReader implements CallerReader {
  constructor(
    private readonly callers: KnownCallers,
    private readonly tokens: Tokens,
    private readonly credentials: ApiUserCredentialsService,
    private readonly revoked: RevokedTokens,
  ) {}

  async read(token: string): Promise<IntegratorCaller | null> {
    if (this.tokens.audienceOf(token) !== 'integrator') return null
    const { sub, ver } = this.tokens.verify(token, 'integrator')
    const { apiUser, isRevoked } = await this.callers.remember(`integrator ${token}`, async () => ({
      apiUser: await this.credentials.findUsable(sub),
      isRevoked: await this.revoked.has(token),
    }))
    if (!apiUser || apiUser.credentialVersion !== ver || isRevoked)
      throw new Unauthenticated(words.thisAccessTokenHasBeen)
    const { apiUserID, clientID, roleID } = apiUser
    return { audience: 'integrator', apiUserID, clientID, roleIDs: [roleID] }
  }
}
