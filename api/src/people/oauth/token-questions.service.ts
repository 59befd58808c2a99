import { Injectable } from '@nestjs/common'
import type { IntrospectionView } from '#contract/oauth.js'
import type { ApiUser } from '../api-users/api-user.entity.js'
import { ApiUserCredentialsService } from '../api-users/api-user-credentials.service.js'
import { countsVersion } from '../api-users/credentials.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type Claims, Tokens } from '../sessions/tokens.js'
import { readTokenQuestion } from './client-credentials.js'
import { refusalFor } from './oauth.errors.js'
import { RevokedTokens } from './revoked-tokens.js'

@Injectable()
export class TokenQuestionsService {
  constructor(
    private readonly credentials: ApiUserCredentialsService,
    private readonly tokens: Tokens,
    private readonly revoked: RevokedTokens,
    private readonly audit: AuditLog,
  ) {}

  /** A token that does not count is as good as revoked, so the answer is the same (RFC 7009 section 2.2). */
  async revoke(authorization: string | undefined, body: unknown, address: string): Promise<void> {
    const { asker, token } = await this.read(authorization, body, address)
    const found = await this.find(asker, token)
    if (!found) return
    const { apiUserID } = found.apiUser
    await this.audit.unit(async (manager, record) => {
      if (!(await this.revoked.add(manager, token, new Date(found.claims.exp * 1_000)))) return
      await record({
        action: 'api_user.token_revoked',
        target: { kind: 'api_user', id: apiUserID },
        actor: { kind: 'integrator', id: asker.apiUserID },
      })
    })
  }

  async introspect(authorization: string | undefined, body: unknown, address: string): Promise<IntrospectionView> {
    const { asker, token } = await this.read(authorization, body, address)
    const found = await this.find(asker, token)
    if (!found || (await this.revoked.has(token))) return { active: false }
    const { apiKey, apiUserID, mode } = found.apiUser
    return { active: true, token_type: 'Bearer', client_id: apiKey, sub: apiUserID, exp: found.claims.exp, mode }
  }

  private async read(
    authorization: string | undefined,
    body: unknown,
    address: string,
  ): Promise<{ asker: ApiUser; token: string }> {
    const { apiKey, apiSecret, token } = readTokenQuestion(authorization, body)
    const proven = await this.credentials.prove(apiKey, apiSecret, address)
    if (typeof proven === 'string') throw refusalFor(proven)
    return { asker: proven.apiUser, token }
  }

  private async find(asker: ApiUser, token: string): Promise<{ apiUser: ApiUser; claims: Claims } | null> {
    const claims = this.claimsOf(token)
    const apiUser = claims && (await this.credentials.findUsable(claims.sub))
    if (
      !apiUser ||
      apiUser.clientID !== asker.clientID ||
      apiUser.mode !== asker.mode ||
      !countsVersion(apiUser, claims.ver)
    )
      return null
    return { apiUser, claims }
  }

  private claimsOf(token: string): Claims | null {
    try {
      return this.tokens.verify(token, 'integrator')
    } catch {
      return null
    }
  }
}
