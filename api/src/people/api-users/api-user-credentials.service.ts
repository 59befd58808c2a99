import { Injectable } from '@nestjs/common'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { ClientsService } from '../clients/clients.service.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { readRows, updateRow } from '../../platform/database/rows.js'
import { ApiUser } from './api-user.entity.js'
import { isSecret } from './credentials.js'

const decoyHash = '0'.repeat(64)

export type KeyRefusal = 'wrong' | 'disabled' | 'client_not_active'

@Injectable()
export class ApiUserCredentialsService {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'api-secrets')
  }

  async prove(apiKey: string, apiSecret: string): Promise<ApiUser | KeyRefusal> {
    const apiUser = await this.find('apiKey', apiKey)
    const isRight = isSecret(apiSecret, apiUser?.apiSecretHash ?? decoyHash, this.hashes)
    if (!apiUser || !isRight) return 'wrong'
    return (await this.refusalOf(apiUser)) ?? apiUser
  }

  async signIn(apiKey: string, apiSecret: string): Promise<ApiUser | KeyRefusal> {
    const apiUser = await this.prove(apiKey, apiSecret)
    if (typeof apiUser === 'string') return apiUser
    await this.audit.unit(async (manager, record) => {
      const { apiUserID } = apiUser
      await updateRow(manager, ApiUser, { apiUserID }, { lastUsedAt: new Date() })
      await record({ action: 'api_user.token_issued', actor: { kind: 'integrator', id: apiUserID } })
    })
    return apiUser
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

  private async refusalOf({ status, clientID }: ApiUser): Promise<KeyRefusal | null> {
    if (status !== 'active') return 'disabled'
    const client = await this.clients.find(clientID)
    if (client?.isActive) return null
    return client ? 'client_not_active' : 'wrong'
  }
}
