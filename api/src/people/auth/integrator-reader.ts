import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/errors/auth.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { IntegratorCaller } from '../../platform/http/caller.js'
import { ApiUserCredentialsService } from '../api-users/api-user-credentials.service.js'
import { addressesIn } from '../api-users/allowed-addresses.js'
import { countsVersion } from '../api-users/credentials.js'
import { RevokedTokens } from '../oauth/revoked-tokens.js'
import { KnownCallers } from '../sessions/known-callers.js'
import { Tokens } from '../sessions/tokens.js'
import type { CallerReader } from './caller-reader.js'
import { modeUnlessSaid } from '#contract/modes.js'

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
    const { sub, ver, mode = modeUnlessSaid } = this.tokens.verify(token, 'integrator')
    const { apiUser, isRevoked, allowsAddress } = await this.callers.remember(`integrator ${token}`, () =>
      this.readUser(sub, token),
    )
    if (!apiUser || apiUser.mode !== mode || !countsVersion(apiUser, ver) || isRevoked)
      throw new Unauthenticated(words.thisAccessTokenHasBeen)
    const { apiUserID, clientID, roleID, apiVersion } = apiUser
    return { audience: 'integrator', apiUserID, clientID, mode, apiVersion, roleIDs: [roleID], allowsAddress }
  }

  private async readUser(apiUserID: string, token: string) {
    const apiUser = await this.credentials.findUsable(apiUserID)
    const isRevoked = await this.revoked.has(token)
    return { apiUser, isRevoked, allowsAddress: addressesIn(apiUser?.allowedRanges ?? []) }
  }
}
