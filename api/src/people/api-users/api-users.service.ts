import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  ApiUserCredentialsView,
  ApiUserView,
  ListApiUsers,
  RegenerateKey,
  SaveApiUser,
} from '#contract/api-users.js'
import { apiUsersMax } from '#contract/limits.js'
import { createdRow } from '../../platform/audit/change-row.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { newId } from '../../platform/crypto/ids.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readSortedPage, type Sortings } from '../../platform/lists/sorted-page.js'
import { matching } from '../../platform/lists/text-search.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { requireNoHold } from '../holds/client-hold.js'
import { Role } from '../gate/role.entity.js'
import { ApiUser } from './api-user.entity.js'
import { viewApiUser, viewApiUserCredentials } from './api-user.view.js'
import { ExpiresInPast, KeyRotationUnderway, RoleNotAssignable, TooManyApiUsers } from './api-users.errors.js'
import { isOver, isOverlapping, newCredentials, noPrevious, raised } from './credentials.js'
import { ApiUserNotice } from './api-user-notice.js'
import { auditedApiUsers, changeApiUser } from './change-api-user.js'
import { toldDaysOf } from './expiry-notice.js'
import type { Readable } from 'node:stream'
import { apiUserColumns } from '#contract/csv-columns.js'
import { csvOf } from '../../platform/lists/csv.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Mode } from '#contract/modes.js'
import { LiveReadiness } from '../clients/live-readiness.js'

export interface Owned {
  apiUserID: string
  mode: Mode
  clientID?: string
}

type InOneMode = ListApiUsers & { mode: Mode }

type Allowed = (manager: EntityManager) => Promise<void>
type Also = (manager: EntityManager, record: Record, apiUserID: string) => Promise<void>
const anybody: Allowed = () => Promise.resolve()

const sortings: Sortings<ApiUser> = {
  name: { column: 'developerName', kind: 'text' },
  created: { column: 'createdAt', kind: 'time' },
  lastUsed: { column: 'lastUsedAt', kind: 'optionalTime' },
}

@Injectable()
export class ApiUsersService {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly notice: ApiUserNotice,
    private readonly live: LiveReadiness,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'api-secrets')
  }

  csv(query: InOneMode): Promise<Readable> {
    return csvOf<InOneMode, ApiUserView>(apiUserColumns, query, (page) => this.database.dear(() => this.list(page)))
  }

  list({ clientID, mode, status, q, ...query }: InOneMode): Promise<Page<ApiUserView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(ApiUser, 'apiUser')
        .leftJoinAndSelect('apiUser.role', 'role')
        .where('apiUser.deletedAt IS NULL')
        .andWhere(inMode(mode, 'apiUser'))
      if (clientID) builder.andWhere('apiUser.clientID = :clientID', { clientID })
      if (status) builder.andWhere('apiUser.status = :status', { status })
      if (q) {
        const texts = ['apiUser.developerName', 'apiUser.developerEmailAddress']
        builder.andWhere(matching(q, texts, ['apiUser.apiKey', 'apiUser.apiUserID']))
      }
      return readSortedPage({ builder, alias: 'apiUser', idName: 'apiUserID', sortings }, query, viewApiUser)
    })
  }

  async read(owned: Owned): Promise<ApiUserView> {
    const where = { ...owned, deletedAt: IsNull() }
    const apiUser = await this.database.read.findOne(ApiUser, { where, relations: { role: true } })
    return viewApiUser(orNotFound(apiUser, 'API user'))
  }

  count(manager: EntityManager, mode: Mode): Promise<number> {
    return manager.countBy(ApiUser, { mode, deletedAt: IsNull() })
  }

  async create(
    { clientID, mode }: { clientID: string; mode: Mode },
    input: SaveApiUser,
    { allowed = anybody, also }: { allowed?: Allowed; also?: Also } = {},
  ): Promise<ApiUserCredentialsView> {
    const { apiKey, apiSecret } = newCredentials(mode)
    const apiUser = this.database.read.create(ApiUser, {
      ...person(input),
      ...limitsOf(input, { expiresAt: null, allowedRanges: [] }),
      apiUserID: newId('api'),
      clientID,
      mode,
      apiKey,
      apiSecretHash: this.hashes.of(apiSecret),
      credentialVersion: 1,
      ...noPrevious,
      status: 'active',
      createdAt: clock.now(),
    })
    await this.audit.unit(async (manager, record) => {
      await allowed(manager)
      await requireNoHold(manager, clientID)
      await this.live.requireFor(manager, mode, clientID)
      const role = await assignableRole(manager, input.roleID)
      const count = await manager.countBy(ApiUser, { clientID, mode, deletedAt: IsNull() })
      if (count >= apiUsersMax) throw new TooManyApiUsers()
      await manager.insert(ApiUser, apiUser)
      apiUser.role = role
      await record({ action: 'api_user.created', ...createdRow(auditedApiUsers, apiUser) })
      await this.notice.tell(manager, apiUser)
      await also?.(manager, record, apiUser.apiUserID)
    })
    return viewApiUserCredentials(apiUser, apiSecret)
  }

  async update(
    owned: Owned,
    input: SaveApiUser,
    { ifMatch, allowed = anybody }: { ifMatch?: string; allowed?: Allowed } = {},
  ): Promise<ApiUserView> {
    const apiUser = await this.change(owned, 'api_user.updated', async (manager, before) => {
      requireSeen(ifMatch, viewApiUser(before))
      await allowed(manager)
      const limits = limitsOf(input, before)
      // Tokens of before its end stay dead, wherever the end is moved to.
      const isRevived = isOver(before.expiresAt) && !isOver(limits.expiresAt)
      const role = await assignableRole(manager, input.roleID)
      return { ...person(input), ...limits, ...(isRevived && raised(before)), role }
    })
    return viewApiUser(apiUser)
  }

  /** With an overlap the key stays, and the previous secret works beside the new one for so long. */
  async regenerateKey(owned: Owned, { overlapSeconds }: RegenerateKey): Promise<ApiUserCredentialsView> {
    const { apiKey, apiSecret } = newCredentials(owned.mode)
    const next: Next = async (manager, before) => {
      await requireNoHold(manager, before.clientID)
      const { apiSecretHash: previousSecretHash, credentialVersion: previousVersion } = before
      const fresh = { apiSecretHash: this.hashes.of(apiSecret), credentialVersion: previousVersion + 1 }
      if (overlapSeconds === 0) return { ...fresh, ...noPrevious, apiKey }
      if (isOverlapping(before)) throw new KeyRotationUnderway()
      const overlapEndsAt = new Date(clock.time() + overlapSeconds * 1_000)
      return { ...fresh, previousSecretHash, previousVersion, overlapEndsAt }
    }
    const apiUser = await this.change(owned, 'api_user.key_regenerated', next, async (manager, changed) => {
      const data = viewApiUser(changed)
      await recordEvent(manager, {
        clientID: changed.clientID,
        mode: changed.mode,
        type: 'api_user.key_regenerated',
        data,
      })
    })
    return viewApiUserCredentials(apiUser, apiSecret)
  }

  async endOverlap(owned: Owned): Promise<ApiUserView> {
    const next: Next = (_manager, before) => (isOverlapping(before) ? noPrevious : null)
    return viewApiUser(await this.change(owned, 'api_user.overlap_ended', next))
  }

  /** Raises the version as a regeneration does: enabled again, no token of before works, nor one that was on its way. */
  async disable(owned: Owned): Promise<ApiUserView> {
    const next: Next = (_manager, before) =>
      before.status === 'disabled' ? null : { status: 'disabled', ...raised(before) }
    return viewApiUser(await this.change(owned, 'api_user.disabled', next))
  }

  async enable(owned: Owned): Promise<ApiUserView> {
    const next: Next = (_manager, { status }) => (status === 'active' ? null : { status: 'active' })
    return viewApiUser(await this.change(owned, 'api_user.enabled', next))
  }

  async delete(owned: Owned): Promise<void> {
    await this.change(owned, 'api_user.deleted', () => ({ status: 'disabled', deletedAt: clock.now() }))
  }

  private change(owned: Owned, action: string, next: Next, then?: Then): Promise<ApiUser> {
    return this.audit.unit(async (manager, record) => {
      const where = { ...owned, deletedAt: IsNull() }
      const apiUser = orNotFound(await manager.findOne(ApiUser, { where, relations: { role: true } }), 'API user')
      const wanted = await next(manager, apiUser)
      if (!wanted) return apiUser
      const { role = apiUser.role, ...change } = wanted
      await changeApiUser(manager, record, apiUser, { action, change })
      Object.assign(apiUser, { role })
      await then?.(manager, apiUser)
      return apiUser
    })
  }
}

type Next = (manager: EntityManager, apiUser: ApiUser) => Partial<ApiUser> | null | Promise<Partial<ApiUser>>

type Then = (manager: EntityManager, apiUser: ApiUser) => Promise<void>

// Inside the unit, because a role can lose its mark, or go, between a look and the write.
async function assignableRole(manager: EntityManager, roleID: string): Promise<Role> {
  const role = await manager.findOneBy(Role, { roleID, assignableToApiUsers: true, isForMembers: false })
  if (!role) throw new RoleNotAssignable()
  return role
}

const person = ({ developerName, developerEmailAddress, developerPhoneNumber, roleID }: SaveApiUser) => ({
  developerName,
  developerEmailAddress,
  developerPhoneNumber,
  roleID,
})

type Limits = Pick<ApiUser, 'expiresAt' | 'allowedRanges'>

/** What is absent stays. An end that has passed may stay, but cannot be set. */
function limitsOf({ expiresAt, allowedRanges }: SaveApiUser, before: Limits): Limits & Partial<ApiUser> {
  const ranges = { allowedRanges: allowedRanges ?? before.allowedRanges }
  if (expiresAt === undefined) return { ...ranges, expiresAt: before.expiresAt }
  const end = expiresAt === null ? null : new Date(expiresAt)
  if (end?.getTime() === before.expiresAt?.getTime()) return { ...ranges, expiresAt: end }
  if (isOver(end)) throw new ExpiresInPast()
  return { ...ranges, expiresAt: end, expiryToldDays: toldDaysOf(end) }
}
