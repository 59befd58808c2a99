import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import type { Currency } from '#contract/money.js'
import type { SaveSettlementAccount, SettlementAccountView } from '#contract/settlement-account.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { NotFound, orNotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import type { Client } from '../../people/clients/client.entity.js'
import { clientIn } from '../../people/clients/client-in.js'
import { ClientsService } from '../../people/clients/clients.service.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import {
  accountHeldUntil,
  requireAccountFree,
  requireOwnerUnchanged,
  startHold,
} from '../../people/holds/client-hold.js'
import { PasswordCheck } from '../../people/sign-in/password-check.js'
import { currenciesOfNumber } from './account-currencies.js'
import { accountsOf, type ClientAccount } from './accounts-of-client.js'
import { FurtherAccount } from './further-account.entity.js'
import { holdHeirs } from './hold-heirs.js'
import { requireOwnCurrencies } from './own-currencies.js'
import { SettlementAccount } from './settlement-account.entity.js'
import { last4Of, viewSettlementAccount } from './settlement-account.view.js'
import { NoFirstAccount, WrongPassword } from './settlement-accounts.errors.js'
import { type AccountDetails, SettlementSeal } from './settlement-seal.js'

interface OneAccount {
  clientID: string
  settlementAccountID: string
}

/** A changed account could redirect the money, so the password is asked and a mail is sent. */
@Injectable()
export class SettlementAccountsService {
  private readonly logger = new Logger('Payouts')

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly check: PasswordCheck,
    private readonly seal: SettlementSeal,
    private readonly mails: OwnerMails,
  ) {}

  async get(clientID: string): Promise<SettlementAccountView> {
    const { items } = await this.list(clientID)
    return orNotFound(items.find(({ isFirst }) => isFirst) ?? null, 'settlement account')
  }

  async list(clientID: string): Promise<Page<SettlementAccountView>> {
    const client = await this.clients.get(clientID)
    const accounts = await accountsOf(this.database.read, clientID)
    const items = accounts.map((one) => this.view(this.database.read, client, one, this.open(one)))
    return { items: await Promise.all(items), nextCursor: null }
  }

  add(caller: ClientCaller, clientID: string, input: SaveSettlementAccount): Promise<SettlementAccountView> {
    return this.keep(caller, { clientID, settlementAccountID: newId('sac') }, input, true)
  }

  /** The first one has a right of its own. */
  change(caller: ClientCaller, one: OneAccount, input: SaveSettlementAccount): Promise<SettlementAccountView> {
    if (one.settlementAccountID === one.clientID) throw new NotFound('settlement account')
    return this.save(caller, one, input)
  }

  save(caller: ClientCaller, one: OneAccount, input: SaveSettlementAccount): Promise<SettlementAccountView> {
    return this.keep(caller, one, input, false)
  }

  /** Its currencies are nobody's then, so no money goes anywhere else. */
  remove(one: OneAccount): Promise<void> {
    const { clientID, settlementAccountID } = one
    return this.audit.unit(async (manager, record) => {
      const where = { clientID, settlementAccountID }
      const row = orNotFound(await manager.findOneBy(FurtherAccount, where), 'settlement account')
      await requireOwnerUnchanged(manager, clientID)
      const details = this.open(row)
      await manager.delete(FurtherAccount, where)
      await holdHeirs(manager, one, row.currencies)
      const before = { ...auditedOf(details), currencies: row.currencies, settlementAccountID }
      await record({ action: 'settlement_account.removed', target: { kind: 'client', id: clientID }, before })
      await this.tell(manager, clientID, details, { heldUntil: null, currencies: row.currencies, isRemoved: true })
    })
  }

  private async keep(
    { accountID: id, sessionID, loginID }: ClientCaller,
    one: OneAccount,
    { password, currencies: stated, ...input }: SaveSettlementAccount,
    isNew: boolean,
  ): Promise<SettlementAccountView> {
    const { clientID, settlementAccountID } = one
    await this.clients.get(clientID)
    const typed = await this.check.inSession('client', { id, sessionID }, password)
    const details: AccountDetails = { ...input, bankCode: input.bankCode ?? null }
    const saved = await this.audit.unit(async (manager, record) => {
      if (!(await typed.settle(manager, record, 'settlement_account.change_refused'))) return null
      const accounts = await accountsOf(manager, clientID)
      const row = accounts.find((account) => account.settlementAccountID === settlementAccountID) ?? null
      requireKnown(one, row, { isNew, hasFirst: accounts.length > 0 })
      await requireAccountFree(manager, one)
      const others = accounts.filter((account) => account !== row)
      const currencies = this.currenciesFor(row, details, stated)
      requireOwnCurrencies(currencies, others, (other) => last4Of(this.open(other)))
      const sealed = this.seal.sealOf(one, details)
      const account = { ...one, sealed, currencies, changedByLoginID: loginID, updatedAt: clock.now() }
      await write(manager, account, isNew)
      const hadFurther = accounts.some((each) => each.hadFurther)
      return this.settle(manager, record, { account, details, row, others, hadFurther })
    })
    if (!saved) throw new WrongPassword()
    return saved
  }

  private async settle(manager: EntityManager, record: RecordFact, change: Change): Promise<SettlementAccountView> {
    const { account, details, row } = change
    const { clientID, settlementAccountID, currencies } = account
    const named = settlementAccountID === clientID ? {} : { settlementAccountID }
    const before = row && this.open(row)
    await record({
      action: 'settlement_account.changed',
      target: { kind: 'client', id: clientID },
      ...(before && { before: { ...auditedOf(before), currencies: row?.currencies ?? null, ...named } }),
      after: { ...auditedOf(details), currencies, ...named },
    })
    const client = await clientIn(manager, clientID)
    const redirects = isRedirection(change, before)
    const heldUntil = redirects
      ? await startHold(manager, client, 'settlement_account_changed', settlementAccountID)
      : null
    const dropped = row?.currencies?.filter((currency) => currencies?.includes(currency) === false) ?? []
    await holdHeirs(manager, account, dropped)
    await this.tell(manager, clientID, details, { heldUntil, currencies, dropped })
    return this.view(manager, await clientIn(manager, clientID), account, details)
  }

  private currenciesFor(row: ClientAccount | null, { accountNumber }: AccountDetails, stated?: Currency[]) {
    if (stated) return [...new Set(stated)]
    const isSameNumber = row !== null && this.open(row).accountNumber === accountNumber
    return isSameNumber ? row.currencies : currenciesOfNumber(accountNumber)
  }

  /** One that can't be opened is listed, replaced and removed like any other. */
  private open(account: Pick<ClientAccount, 'clientID' | 'settlementAccountID' | 'sealed'>): AccountDetails {
    try {
      return this.seal.openOf(account)
    } catch (error) {
      this.logger.error(`${account.settlementAccountID}: ${String(error)}`)
      return unreadable
    }
  }

  private async view(
    manager: EntityManager,
    client: Pick<Client, 'clientID' | 'payoutsHeldUntil'>,
    account: ClientAccount,
    details: AccountDetails,
  ): Promise<SettlementAccountView> {
    const heldUntil = await accountHeldUntil(manager, client, account.settlementAccountID)
    return viewSettlementAccount(account, details, heldUntil)
  }

  private async tell(
    manager: EntityManager,
    clientID: string,
    details: AccountDetails,
    { heldUntil, ...said }: Told,
  ): Promise<void> {
    const { bankName } = details
    const data = { bankName, last4: last4Of(details), heldUntil: heldUntil?.toISOString() ?? null, ...said }
    const letter = { kind: 'settlement-account', data } as const
    await this.mails.tell(manager, clientID, { letter, event: 'settlement_account_changed' })
  }
}

const unreadable: AccountDetails = { accountHolder: '?', bankName: '?', accountNumber: '????', bankCode: null }

interface Told {
  heldUntil: Date | null
  currencies: Currency[] | null
  dropped?: Currency[]
  isRemoved?: boolean
}

interface Change {
  account: ClientAccount
  details: AccountDetails
  row: ClientAccount | null
  others: ClientAccount[]
  /** Another account can have been removed just now. */
  hadFurther: boolean
}

function requireKnown(
  { clientID, settlementAccountID }: OneAccount,
  row: ClientAccount | null,
  { isNew, hasFirst }: { isNew: boolean; hasFirst: boolean },
): void {
  if (isNew && !hasFirst) throw new NoFirstAccount()
  if (!isNew && !row && settlementAccountID !== clientID) throw new NotFound('settlement account')
}

async function write(manager: EntityManager, account: ClientAccount, isNew: boolean): Promise<void> {
  const { clientID, settlementAccountID, sealed, currencies, changedByLoginID, updatedAt } = account
  const kept = { sealed, changedByLoginID, updatedAt }
  if (settlementAccountID === clientID) {
    await manager.upsert(SettlementAccount, { clientID, currencies, ...kept }, ['clientID'])
    return
  }
  const further = { ...kept, currencies: currencies ?? [] }
  const createdAt = updatedAt
  if (isNew) {
    await manager.insert(FurtherAccount, { clientID, settlementAccountID, createdAt, ...further })
    await manager.update(SettlementAccount, { clientID }, { hadFurther: true })
  } else await manager.update(FurtherAccount, { settlementAccountID }, further)
}

/** An account that was always the only one takes what nobody else could have; otherwise a currency may come from another one. */
function isRedirection({ account, details, row, others, hadFurther }: Change, before: AccountDetails | null): boolean {
  if (before !== null && !isSame(before, details)) return true
  if (others.length === 0 && !hadFurther) return false
  return account.currencies?.some((currency) => !row?.currencies?.includes(currency)) ?? false
}

const isSame = (one: AccountDetails, other: AccountDetails): boolean =>
  one.accountNumber === other.accountNumber &&
  one.bankCode === other.bankCode &&
  one.bankName === other.bankName &&
  one.accountHolder === other.accountHolder

/** Enough to recognize an account in the log, not enough to use it. */
const auditedOf = (details: AccountDetails) => ({ bankName: details.bankName, accountNumberLast4: last4Of(details) })
