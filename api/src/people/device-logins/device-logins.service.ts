import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { EntityManager } from 'typeorm'
import { deviceIntervalSeconds, deviceKeyLifeMs, deviceLoginLifeMs } from '#contract/device-login-limits.js'
import type { AllowedDeviceView, DeviceCodeView, DeviceLoginView } from '#contract/device-logins.js'
import { developerNameOf } from '#contract/messages/device-logins.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { Database } from '../../platform/database/database.js'
import type { ClientCaller, Origin } from '../../platform/http/caller.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { ApiUsersService } from '../api-users/api-users.service.js'
import { ClientsService } from '../clients/clients.service.js'
import { requireRoute } from './device-rights.js'
import { Gate } from '../gate/gate.js'
import { GateDecisions } from '../gate/gate-decisions.js'
import { hashOfDeviceCode, newDeviceCode, newUserCode, userCodeFrom } from './device-codes.js'
import { DeviceLogin } from './device-login.entity.js'
import { viewDeviceLogin } from './device-login.view.js'
import { DeviceLoginUnknown } from './device-logins.errors.js'

@Injectable()
export class DeviceLogins {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly apiUsers: ApiUsersService,
    private readonly clients: ClientsService,
    private readonly gate: Gate,
    private readonly decisions: GateDecisions,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'device-codes')
  }

  async begin(deviceName: string, { address, userAgent }: Origin): Promise<DeviceCodeView> {
    const [deviceCode, userCode, createdAt] = [newDeviceCode(), newUserCode(), clock.now()]
    await this.database.write((manager) =>
      manager.insert(DeviceLogin, {
        deviceLoginID: newId('dvl'),
        deviceCodeHash: hashOfDeviceCode(deviceCode),
        userCodeHash: this.hashes.of(userCode),
        ...{ deviceName, address, userAgent, createdAt },
        state: 'waiting',
        intervalSeconds: deviceIntervalSeconds,
        endsAt: new Date(createdAt.getTime() + deviceLoginLifeMs),
      }),
    )
    const page = `${ownOrigin(this.host, this.environment)}/client/device`
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: page,
      verification_uri_complete: `${page}?code=${userCode}`,
      expires_in: deviceLoginLifeMs / 1_000,
      interval: deviceIntervalSeconds,
    }
  }

  async find(typed: string): Promise<DeviceLoginView> {
    const userCode = userCodeFrom(typed)
    return viewDeviceLogin(await this.waiting(this.database.read, userCode), userCode ?? '')
  }

  /** Makes the API user that the device will be; its secret is made when the device comes for it, and known to it alone. */
  async allow(caller: ClientCaller, typed: string, roleID: string): Promise<AllowedDeviceView> {
    await requireRoute({ gate: this.gate, decisions: this.decisions }, caller, 'POST /clients/:clientID/apiusers')
    const { clientID } = caller
    const userCode = userCodeFrom(typed)
    const { deviceName } = await this.waiting(this.database.read, userCode)
    const client = await this.clients.find(clientID)
    const expiresAt = new Date(clock.time() + deviceKeyLifeMs).toISOString()
    const input = {
      developerName: developerNameOf(deviceName),
      developerEmailAddress: client?.emailAddress ?? '',
      developerPhoneNumber: client?.phoneNumber ?? '',
      ...{ roleID, expiresAt },
    }
    const { apiUserID, developerName } = await this.apiUsers.create({ clientID, mode: 'test' }, input, {
      // In the same unit, so that of two who allow at once one makes an API user, and the other none.
      also: async (manager, record, made) => {
        const { deviceLoginID } = await this.waiting(manager, userCode)
        await manager.update(DeviceLogin, { deviceLoginID }, { state: 'allowed', clientID, apiUserID: made })
        await record({ action: 'device_login.allowed', target: { kind: 'device_login', id: deviceLoginID } })
      },
    })
    return { apiUserID, developerName, expiresAt }
  }

  async deny({ clientID }: ClientCaller, typed: string): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      const { deviceLoginID } = await this.waiting(manager, userCodeFrom(typed))
      await manager.update(DeviceLogin, { deviceLoginID }, { state: 'denied', clientID })
      await record({ action: 'device_login.denied', target: { kind: 'device_login', id: deviceLoginID } })
    })
  }

  private async waiting(manager: EntityManager, userCode: string | null): Promise<DeviceLogin> {
    for (const userCodeHash of userCode === null ? [] : this.hashes.all(userCode)) {
      const login = await manager.findOneBy(DeviceLogin, { userCodeHash, state: 'waiting' })
      if (login && login.endsAt.getTime() > clock.time()) return login
    }
    throw new DeviceLoginUnknown()
  }
}
