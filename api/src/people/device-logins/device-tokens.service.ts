import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { deviceIntervalSeconds } from '#contract/device-login-limits.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { Database } from '../../platform/database/database.js'
import { ApiUser } from '../api-users/api-user.entity.js'
import { changeApiUser } from '../api-users/change-api-user.js'
import { type Credentials, newCredentials, raised } from '../api-users/credentials.js'
import { hashOfDeviceCode } from './device-codes.js'
import { DeviceLogin } from './device-login.entity.js'

export type DeviceRefusal = 'invalid_grant' | 'authorization_pending' | 'slow_down' | 'access_denied' | 'expired_token'

@Injectable()
export class DeviceTokens {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'api-secrets')
  }

  async exchange(deviceCode: string): Promise<Credentials | DeviceRefusal> {
    const where = { deviceCodeHash: hashOfDeviceCode(deviceCode) }
    const login = await this.database.read.findOneBy(DeviceLogin, where)
    if (login?.state !== 'allowed') return this.ask(where)
    return this.audit.unit(async (manager, record) => {
      const now = await manager.findOneBy(DeviceLogin, where)
      const refusal = now ? refusalOf(now) : 'invalid_grant'
      if (!now || refusal) return refusal ?? 'invalid_grant'
      return (await this.give(manager, record, now)) ?? 'access_denied'
    })
  }

  /** Counts how often it is asked: a device that asks too soon waits longer from then on. */
  private ask(where: Pick<DeviceLogin, 'deviceCodeHash'>): Promise<DeviceRefusal> {
    return this.database.write(async (manager) => {
      const login = await manager.findOneBy(DeviceLogin, where)
      const refusal = login ? refusalOf(login) : 'invalid_grant'
      // Allowed between two looks: the next question is answered.
      if (!login || refusal !== 'authorization_pending') return refusal ?? 'authorization_pending'
      const lastAskedAt = clock.now()
      const isTooSoon =
        login.lastAskedAt && Number(lastAskedAt) - Number(login.lastAskedAt) < login.intervalSeconds * 1_000
      const intervalSeconds = login.intervalSeconds + (isTooSoon ? deviceIntervalSeconds : 0)
      await manager.update(DeviceLogin, where, { lastAskedAt, intervalSeconds })
      return isTooSoon ? 'slow_down' : refusal
    })
  }

  private async give(
    manager: EntityManager,
    record: Record,
    { deviceLoginID, apiUserID, clientID }: DeviceLogin,
  ): Promise<Credentials | null> {
    await manager.update(DeviceLogin, { deviceLoginID }, { state: 'used' })
    const apiUser = await manager.findOneBy(ApiUser, {
      apiUserID: apiUserID ?? '',
      status: 'active',
      deletedAt: IsNull(),
    })
    if (!apiUser || apiUser.clientID !== clientID) return null
    const { apiSecret } = newCredentials(apiUser.mode)
    const change = { apiSecretHash: this.hashes.of(apiSecret), ...raised(apiUser) }
    const action = 'device_login.used'
    const byItself: Record = (fact) => record({ ...fact, actor: { kind: 'integrator', id: apiUser.apiUserID } })
    await changeApiUser(manager, byItself, apiUser, { action, change })
    return { apiKey: apiUser.apiKey, apiSecret }
  }
}

function refusalOf({ state, endsAt }: DeviceLogin): DeviceRefusal | null {
  if (state === 'used') return 'invalid_grant'
  if (state === 'denied') return 'access_denied'
  if (endsAt.getTime() <= clock.time()) return 'expired_token'
  return state === 'waiting' ? 'authorization_pending' : null
}
