import { Injectable } from '@nestjs/common'
import { plainAddress } from '#contract/address-ranges.js'
import { ApiVersions } from '../../platform/api-versions/api-versions.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { ClientsService } from '../clients/clients.service.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { readRows, updateRow } from '../../platform/database/rows.js'
import { ApiUser } from './api-user.entity.js'
import { AddressNotAllowed } from './api-users.errors.js'
import { addressesIn } from './allowed-addresses.js'
import { isOver, isOverlapping, isSecret } from './credentials.js'

const decoyHash = '0'.repeat(64)

export type KeyRefusal = 'wrong' | 'disabled' | 'expired' | 'client_not_active'

export interface Proven {
  apiUser: ApiUser
  version: number
}

@Injectable()
export class ApiUserCredentialsService {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly versions: ApiVersions,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'api-secrets')
  }

  async prove(apiKey: string, apiSecret: string, address: string): Promise<Proven | KeyRefusal> {
    const apiUser = await this.find('apiKey', apiKey)
    const version = this.versionOf(apiSecret, apiUser)
    if (!apiUser || version === null) return 'wrong'
    const refusal = await this.refusalOf(apiUser)
    if (refusal) return refusal
    if (addressesIn(apiUser.allowedRanges)(address)) return { apiUser, version }
    await this.noteForeignAddress(apiUser)
    throw new AddressNotAllowed()
  }

  async signIn(apiKey: string, apiSecret: string, address: string): Promise<Proven | KeyRefusal> {
    const proven = await this.prove(apiKey, apiSecret, address)
    if (typeof proven === 'string') return proven
    const { apiUserID } = proven.apiUser
    const apiVersion = proven.apiUser.apiVersion ?? this.versions.newest
    const lastUsed = { lastUsedAt: clock.now(), lastUsedFrom: plainAddress(address) }
    await this.audit.unit(async (manager, record) => {
      await updateRow(manager, ApiUser, { apiUserID }, { ...lastUsed, apiVersion })
      await record({ action: 'api_user.token_issued', actor: { kind: 'integrator', id: apiUserID } })
    })
    return proven
  }

  async findUsable(apiUserID: string): Promise<ApiUser | null> {
    const apiUser = await this.find('apiUserID', apiUserID)
    return apiUser && (await this.refusalOf(apiUser)) === null ? apiUser : null
  }

  private async find(name: 'apiKey' | 'apiUserID', value: string): Promise<ApiUser | undefined> {
    const [apiUser] = await readRows(this.database.read, ApiUser, `WHERE "${name}" = $1 AND "deletedAt" IS NULL`, [
      value,
    ])
    return apiUser
  }

  // Both are looked at in any case, so that the time tells nothing.
  private versionOf(apiSecret: string, apiUser: ApiUser | undefined): number | null {
    const isPresent = isSecret(apiSecret, apiUser?.apiSecretHash ?? decoyHash, this.hashes)
    const isPrevious = isSecret(apiSecret, apiUser?.previousSecretHash ?? decoyHash, this.hashes)
    if (!apiUser || isPresent) return apiUser?.credentialVersion ?? null
    return isPrevious && isOverlapping(apiUser) ? apiUser.previousVersion : null
  }

  private noteForeignAddress({ apiUserID }: ApiUser): Promise<void> {
    return this.audit.unit((_manager, record) =>
      record({
        action: 'api_user.address_refused',
        target: { kind: 'api_user', id: apiUserID },
        actor: { kind: 'integrator', id: apiUserID },
      }),
    )
  }

  private async refusalOf({ status, clientID, expiresAt }: ApiUser): Promise<KeyRefusal | null> {
    if (status !== 'active') return 'disabled'
    if (isOver(expiresAt)) return 'expired'
    const client = await this.clients.find(clientID)
    if (client?.isActive) return null
    return client ? 'client_not_active' : 'wrong'
  }
}
