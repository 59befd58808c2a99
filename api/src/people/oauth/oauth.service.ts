import { Injectable } from '@nestjs/common'
import { randomUUID } from 'node:crypto'
import type { DeviceCodeView } from '#contract/device-logins.js'
import type { AccessTokenView } from '#contract/oauth.js'
import type { Origin } from '../../platform/http/caller.js'
import { ApiUserCredentialsService, type Proven } from '../api-users/api-user-credentials.service.js'
import { tokenLifeMs } from '../api-users/credentials.js'
import { DeviceLogins } from '../device-logins/device-logins.service.js'
import { DeviceTokens } from '../device-logins/device-tokens.service.js'
import { Tokens } from '../sessions/tokens.js'
import { readClientCredentials, readDeviceCode, readDeviceName } from './client-credentials.js'
import { deviceRefusalFor, refusalFor } from './oauth.errors.js'

@Injectable()
export class OAuthService {
  constructor(
    private readonly credentials: ApiUserCredentialsService,
    private readonly devices: DeviceLogins,
    private readonly deviceTokens: DeviceTokens,
    private readonly tokens: Tokens,
  ) {}

  async issueToken(authorization: string | undefined, body: unknown, address: string): Promise<AccessTokenView> {
    const deviceCode = readDeviceCode(body)
    if (deviceCode !== undefined) return this.issueToDevice(deviceCode, address)
    const { apiKey, apiSecret } = readClientCredentials(authorization, body)
    return this.tokenOf(await this.prove(apiKey, apiSecret, address))
  }

  beginDevice(body: unknown, origin: Origin): Promise<DeviceCodeView> {
    return this.devices.begin(readDeviceName(body), origin)
  }

  private async issueToDevice(deviceCode: string, address: string): Promise<AccessTokenView> {
    const given = await this.deviceTokens.exchange(deviceCode)
    if (typeof given === 'string') throw deviceRefusalFor(given)
    const { apiKey: client_id, apiSecret: client_secret } = given
    const proven = await this.prove(client_id, client_secret, address)
    return { ...this.tokenOf(proven), client_id, client_secret, clientID: proven.apiUser.clientID }
  }

  private async prove(apiKey: string, apiSecret: string, address: string): Promise<Proven> {
    const proven = await this.credentials.signIn(apiKey, apiSecret, address)
    if (typeof proven === 'string') throw refusalFor(proven)
    return proven
  }

  private tokenOf({ apiUser, version }: Proven): AccessTokenView {
    const lifeMs = tokenLifeMs(apiUser, version)
    // Without an id of its own a token would be the same as every other one of the same second, and be revoked with it.
    const { apiUserID, mode } = apiUser
    const claims = { sub: apiUserID, ver: version, mode, jti: randomUUID() }
    const { token } = this.tokens.issue('integrator', lifeMs, claims)
    return { access_token: token, token_type: 'Bearer', expires_in: Math.floor(lifeMs / 1000), mode }
  }
}
