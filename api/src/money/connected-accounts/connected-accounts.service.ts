import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { IsNull } from 'typeorm'
import type {
  ConnectedAccountsView,
  ConnectedAccountView,
  ConnectOfferView,
  ListConnectedAccounts,
  OnboardingView,
  OwnConnectedAccountsView,
  StartOnboarding,
} from '#contract/connected-accounts.js'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/errors/connected-accounts.js'
import type { Currency } from '#contract/money.js'
import { connectLostMs } from '#contract/processor-limits.js'
import type { Mode } from '#contract/modes.js'
import { Client } from '../../people/clients/client.entity.js'
import { requireNoHold } from '../../people/holds/client-hold.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import type { Own, Reached } from '../../platform/http/addressed.js'
import { InvalidInput, NotFound, orNotFound } from '../../platform/http/app-error.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { readPage } from '../../platform/lists/page.js'
import { requirePaidOut } from '../payouts/payout-creation.service.js'
import { ConnectedAccount } from '../processors/connected-account.entity.js'
import { LookTimes } from '../processors/look-times.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { ConnectedViews } from './connected-views.js'
import { ConnectedStates } from './connected-states.service.js'
import { BankRefused, ConnectRefused, ConnectUnanswered, OnboardingNotStarted } from './connected-accounts.errors.js'
import { logRefusal } from './log-refusal.js'
import { noBank, SubaccountBanks } from './subaccount-banks.js'

interface Begun {
  account: ConnectedAccount
  client: Client
  isAgain: boolean
  mayBeMade: boolean
}

@Injectable()
export class ConnectedAccounts {
  private readonly looks = new LookTimes()

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: ProcessorAccounts,
    private readonly calls: ProcessorCalls,
    private readonly registry: ProcessorRegistry,
    private readonly states: ConnectedStates,
    private readonly views: ConnectedViews,
    private readonly banks: SubaccountBanks,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  async list(
    { clientID, processorAccountID, ...query }: ListConnectedAccounts,
    mode: Mode,
  ): Promise<ConnectedAccountsView> {
    const { page, viewOf } = await this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(ConnectedAccount, 'account').where(inMode(mode, 'account'))
      if (clientID) builder.andWhere('account.clientID = :clientID', { clientID })
      if (processorAccountID)
        builder.andWhere('account.processorAccountID = :processorAccountID', { processorAccountID })
      const page = await readPage(builder, 'account', 'connectedAccountID', query, (row) => row)
      return { page, viewOf: await this.views.over(manager, page.items) }
    })
    return { ...page, items: page.items.map(viewOf) }
  }

  async listOwn({ clientID, mode }: Own): Promise<OwnConnectedAccountsView> {
    const items = await this.database.list(async (manager) => {
      const rows = await manager.find(ConnectedAccount, { where: { clientID, mode }, order: { createdAt: 'ASC' } })
      return rows.map(await this.views.over(manager, rows))
    })
    return { items, offers: await this.offers(mode) }
  }

  /** One account for each client at each account of the platform: started again, it goes on with the same. */
  async start({ clientID, mode }: Own, { processorAccountID }: StartOnboarding): Promise<OnboardingView> {
    const of = (await this.accounts.enabled(mode)).find((one) => one.processorAccountID === processorAccountID)
    if (!of?.usesConnect || of.clientID !== null) throw new InvalidInput({ processorAccountID: words.notOffered })
    const { splits } = this.registry.entry(of.processor).can
    const begun = await this.begin(clientID, of, splits)
    const { connectedAccountID } = begun.account
    const reference = begun.account.reference ?? (await this.connect(begun, of))
    if (splits) return { connectedAccount: await this.view(connectedAccountID), url: null, expiresAt: null }
    const returnURL = `${ownOrigin(this.host, this.environment)}/client/processors`
    const asked = { processor: of.processor, processorAccountID, reference: connectedAccountID }
    const link = await this.calls.ask('onboarding_link', asked, (processor, signal, used) =>
      processor.onboardingLink({ account: used, reference, returnURL }, signal),
    )
    if (link.outcome === 'unanswered') throw new ConnectUnanswered()
    if (link.outcome === 'refused') throw new ConnectRefused()
    const { url, expiresAt } = link
    return { connectedAccount: await this.view(connectedAccountID), url, expiresAt: expiresAt.toISOString() }
  }

  /** Asks the processor what the account is now; asked again at once, it says what it knows. */
  async refresh({ connectedAccountID, mode, clientID }: Reached<'connectedAccountID'>): Promise<ConnectedAccountView> {
    const own = { connectedAccountID, mode, ...(clientID !== undefined && { clientID }) }
    const account = orNotFound(await this.database.read.findOneBy(ConnectedAccount, own), 'connected account')
    if (account.reference === null) throw new OnboardingNotStarted()
    if (!this.looks.isTime(connectedAccountID)) return this.view(connectedAccountID)
    const told = await this.states.read(account, account.reference)
    if (told.outcome === 'unanswered') throw new ConnectUnanswered()
    if (told.outcome === 'refused') throw new ConnectRefused()
    return this.view(connectedAccountID)
  }

  private begin(clientID: string, of: ProcessorAccount, splits: readonly Currency[] | undefined): Promise<Begun> {
    const { processorAccountID, mode } = of
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      await requireNoHold(manager, clientID)
      // Its shares are paid out by the processor, each day.
      if (splits && mode === 'live') await requirePaidOut(manager, clientID)
      const now = clock.now()
      const fresh: ConnectedAccount = {
        ...{ connectedAccountID: newId('cac', now.getTime()), clientID, processorAccountID, mode, reference: null },
        ...{ areDetailsSubmitted: false, areChargesEnabled: false, arePayoutsEnabled: false, requirementsDue: [] },
        ...{
          disabledReason: null,
          dueAt: null,
          toldAt: null,
          askedAt: null,
          createdAt: now,
          updatedAt: now,
          ...noBank,
        },
      }
      // Another start at the same time may have made it.
      await manager.createQueryBuilder().insert().into(ConnectedAccount).values(fresh).orIgnore().execute()
      const account = await manager.findOneByOrFail(ConnectedAccount, { clientID, processorAccountID })
      const { connectedAccountID } = account
      const isAgain = connectedAccountID !== fresh.connectedAccountID
      const mayBeMade = !isAgain || now.getTime() - account.updatedAt.getTime() >= connectLostMs
      if (account.reference === null && splits) {
        const takes = splits.filter((one) => of.currencies?.includes(one) ?? true)
        const bank = await this.banks.choose(manager, client, { connectedAccountID, takes })
        Object.assign(account, bank, mayBeMade && { updatedAt: now })
        const { updatedAt } = account
        await manager.update(ConnectedAccount, { connectedAccountID }, { ...bank, updatedAt })
      }
      const target = { kind: 'connected_account', id: account.connectedAccountID }
      const after = { clientID, processorAccountID, ...this.banks.shown(account) }
      await record({ action: 'connected_account.onboarding_started', target, after })
      return { account, client, isAgain, mayBeMade }
    })
  }

  private async connect(
    { account: row, client, isAgain, mayBeMade }: Begun,
    { processor, processorAccountID }: ProcessorAccount,
  ): Promise<string> {
    const askedAt = clock.now()
    const { connectedAccountID } = row
    const { clientID, name: businessName, emailAddress } = client
    const asked = { processor, processorAccountID, reference: connectedAccountID }
    const about = { connectedAccountID, clientID, businessName, emailAddress, isAgain, mayBeMade }
    const made = await this.calls.ask('connect', asked, (one, signal, account) =>
      one.connect({ account, ...about, ...this.banks.paidInto(row) }, signal),
    )
    if (made.outcome === 'unanswered' || (made.outcome === 'refused' && made.isEarly)) throw new ConnectUnanswered()
    logRefusal(connectedAccountID, made)
    if (made.outcome === 'refused' && made.isKept) {
      // The next start has another key, under which the processor looks at it anew.
      const unnamed = { connectedAccountID, reference: IsNull() }
      await this.database.write((manager) => manager.delete(ConnectedAccount, unnamed))
    }
    if (made.outcome === 'refused' && made.refusesBank) throw new BankRefused()
    if (made.outcome !== 'told') throw new ConnectRefused()
    // A start at the same time was refused, and has removed it.
    if (!(await this.states.keep({ connectedAccountID }, made, askedAt))) throw new ConnectRefused()
    return made.facts.reference
  }

  private async offers(mode: Mode): Promise<ConnectOfferView[]> {
    const accounts = (await this.accounts.enabled(mode)).filter((one) => one.usesConnect && one.clientID === null)
    return accounts.map(({ processorAccountID, processor, name }) => {
      const { title, can } = this.registry.entry(processor)
      return { processorAccountID, processor, title, name, usesSettlementAccount: can.splits !== undefined }
    })
  }

  private async view(connectedAccountID: string): Promise<ConnectedAccountView> {
    const row = await this.database.read.findOneByOrFail(ConnectedAccount, { connectedAccountID })
    return (await this.views.over(this.database.read, [row]))(row)
  }
}
