import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { type EntityManager, IsNull } from 'typeorm'
import { ownProcessorAccountsMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/processors.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type {
  ChangeProcessorAccount,
  CreateProcessorAccount,
  ListProcessorAccounts,
  ProcessorAccountsView,
  ProcessorAccountView,
} from '#contract/processor-accounts.js'
import { type AuditedRows, changeRow, createRow } from '../../platform/audit/change-row.js'
import { Client } from '../../people/clients/client.entity.js'
import { requireNoHold } from '../../people/holds/client-hold.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import type { Own } from '../../platform/http/addressed.js'
import { InvalidInput, NotFound } from '../../platform/http/app-error.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { firstAccountIDs, processors } from '../processors/registry.js'
import { connectOf, requireNoneConnected } from './account-connect.js'
import { AccountSettings } from './account-settings.js'
import { AccountHealths } from './account-healths.js'
import { hasOpenMoney, hasRefundable } from './open-money.js'
import { versionOfAccount, viewProcessorAccount, viewProcessorKind } from './processor-account.view.js'
import {
  ProcessorAccountInUse,
  ProcessorAccountRefunds,
  SandboxStays,
  TooManyOwnAccounts,
} from './processor-accounts.errors.js'

@Injectable()
export class ProcessorAccountsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly registry: ProcessorRegistry,
    private readonly settings: AccountSettings,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
    private readonly health: AccountHealths,
  ) {}

  async list({ q, clientID, ...query }: ListProcessorAccounts, mode?: Mode): Promise<ProcessorAccountsView> {
    const page = await this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(ProcessorAccount, 'account').where('account.deletedAt IS NULL')
      if (clientID) builder.andWhere('account.clientID = :clientID', { clientID })
      if (mode) builder.andWhere('account.mode = :mode', { mode })
      if (q) builder.andWhere(matching(q, ['account.name', 'account.processor'], ['account.processorAccountID']))
      return readPage(builder, 'account', 'processorAccountID', query, (row) => row)
    })
    const items = await Promise.all(page.items.map((row) => this.view(row)))
    return { ...page, items, processors: processors.map(viewProcessorKind) }
  }

  async create(input: CreateProcessorAccount): Promise<ProcessorAccountView> {
    const entry = requireEntry(input)
    const now = clock.now()
    const account = Object.assign(new ProcessorAccount(), {
      processorAccountID: newId('pra', now.getTime()),
      clientID: input.clientID || null,
      processor: entry.name,
      mode: input.mode,
      name: input.name,
      sealedSettings: '',
      previousSecretEndsAt: null,
      currencies: currenciesOf(entry, input.currencies),
      methods: [...entry.methodNames],
      settlesAfterDays: input.settlesAfterDays ?? null,
      usesConnect: connectOf(entry, input.clientID || null, input.usesConnect ?? false),
      isEnabled: input.isEnabled ?? true,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    const { sealedSettings } = await this.settings.seal(entry, account, input.settings)
    account.sealedSettings = sealedSettings
    await this.audit.unit(async (manager, record) => {
      await requireOwner(manager, account)
      await createRow(audited, manager, record, account, 'processor_account.created')
      await Versions.raise(manager, 'processors')
    })
    return this.view(account)
  }

  async update(
    reached: ReachedAccount,
    input: ChangeProcessorAccount,
    ifMatch?: string,
  ): Promise<ProcessorAccountView> {
    return this.change(reached, 'processor_account.updated', async (manager, account) => {
      requireSeen(ifMatch, { version: versionOfAccount(account) })
      const entry = this.registry.entry(account.processor)
      const usesConnect = connectOf(entry, account.clientID, input.usesConnect ?? account.usesConnect)
      if (!usesConnect && account.usesConnect) await requireNoneConnected(manager, account)
      const { changed, ...sealed } = await this.settings.seal(entry, account, input.settings)
      const change = {
        name: input.name,
        ...(input.settlesAfterDays !== undefined && { settlesAfterDays: input.settlesAfterDays }),
        usesConnect,
        isEnabled: input.isEnabled ?? account.isEnabled,
        ...(input.currencies && { currencies: currenciesOf(entry, input.currencies) }),
        ...sealed,
      }
      return { change, ...(changed.length > 0 && { more: { changedSettings: changed } }) }
    })
  }

  async delete(reached: ReachedAccount): Promise<void> {
    const { processorAccountID } = reached
    await this.change(reached, 'processor_account.deleted', async (manager) => {
      if (firstAccountIDs.includes(processorAccountID)) throw new SandboxStays()
      if (await hasOpenMoney(manager, processorAccountID)) throw new ProcessorAccountInUse()
      if (await hasRefundable(manager, processorAccountID)) throw new ProcessorAccountRefunds()
      return { change: ended() }
    })
  }

  /** With its client: no payment goes through them anymore, and the settings are forgotten unless a refund still needs them. */
  async endOf(manager: EntityManager, record: Record, clientID: string): Promise<void> {
    const rows = await manager.findBy(ProcessorAccount, { clientID, deletedAt: IsNull() })
    for (const row of rows) {
      const isInUse = await hasOpenMoney(manager, row.processorAccountID)
      const action = isInUse ? 'processor_account.updated' : 'processor_account.deleted'
      const change = isInUse ? { isEnabled: false } : ended()
      await changeRow(audited, manager, record, row, { action, change: { ...change, updatedAt: clock.now() } })
    }
    if (rows.length > 0) await Versions.raise(manager, 'processors')
  }

  private async change(reached: ReachedAccount, action: string, next: Next): Promise<ProcessorAccountView> {
    const account = await this.audit.unit(async (manager, record) => {
      const row = await manager.findOneBy(ProcessorAccount, { ...reached, deletedAt: IsNull() })
      if (!row) throw new NotFound('processor account')
      if ('clientID' in reached) await requireNoHold(manager, reached.clientID)
      const { change, more } = await next(manager, row)
      await changeRow(audited, manager, record, row, {
        action,
        change: { ...change, updatedAt: clock.now() },
        ...(more && { more }),
      })
      await Versions.raise(manager, 'processors')
      return row
    })
    return this.view(account)
  }

  private async view(account: ProcessorAccount): Promise<ProcessorAccountView> {
    const origin = ownOrigin(this.host, this.environment)
    const { processorAccountID, clientID } = account
    const health = await this.health.of(processorAccountID)
    const client = clientID ? await this.database.read.findOneBy(Client, { clientID }) : null
    const entry = this.registry.entry(account.processor)
    return viewProcessorAccount(account, entry, { origin, health, clientName: client?.name ?? null })
  }
}

const ended = () => ({
  isEnabled: false,
  sealedSettings: '',
  previousSecretEndsAt: null,
  deletedAt: clock.now(),
})

/** Staff reach every account, a client its own in the mode of the call. */
export type ReachedAccount = { processorAccountID: string } | Own<'processorAccountID'>

async function requireOwner(manager: EntityManager, { clientID }: ProcessorAccount): Promise<void> {
  if (clientID === null) return
  const isThere = await manager.existsBy(Client, { clientID, deletedAt: IsNull() })
  if (!isThere) throw new InvalidInput({ clientID: words.clientUnknown(clientID) })
  await requireNoHold(manager, clientID)
  const own = await manager.countBy(ProcessorAccount, { clientID, deletedAt: IsNull() })
  if (own >= ownProcessorAccountsMax) throw new TooManyOwnAccounts(ownProcessorAccountsMax)
}

type Next = (
  manager: EntityManager,
  account: ProcessorAccount,
) => Promise<{ change: Partial<ProcessorAccount>; more?: object }>

function requireEntry({ processor, mode, clientID }: CreateProcessorAccount): ProcessorEntry {
  const entry = processors.find(({ name }) => name === processor)
  if (!entry) throw new InvalidInput({ processor: words.processorUnknown(processors.map(({ name }) => name)) })
  if (clientID && entry.isOfPlatform) throw new InvalidInput({ processor: words.processorOfPlatform(entry.title) })
  if (!entry.modes.includes(mode)) throw new InvalidInput({ mode: words.modeNotOf(entry.title, entry.modes) })
  return entry
}

function currenciesOf({ title, currencies }: ProcessorEntry, wanted: Currency[] | undefined): Currency[] | null {
  const strange = (wanted ?? []).filter((one) => !currencies.includes(one))
  if (strange.length > 0) throw new InvalidInput({ currencies: words.currencyNotOf(title, strange) })
  return wanted ? [...new Set(wanted)] : null
}

const audited: AuditedRows<ProcessorAccount> = {
  entity: ProcessorAccount,
  kind: 'processor_account',
  id: 'processorAccountID',
  facts: ({ clientID, processor, mode, name, currencies, settlesAfterDays, usesConnect, isEnabled }) => ({
    ...(clientID && { clientID }),
    ...(usesConnect && { usesConnect }),
    ...{ processor, mode, name, currencies, settlesAfterDays, isEnabled },
  }),
}
