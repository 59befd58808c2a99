import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SaveSettlementAccount, SettlementAccountView } from '#contract/settlement-account.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { ClientsService } from '../../people/clients/clients.service.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { clock } from '#contract/clock.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { requireNoHold, startHold } from '../../people/holds/client-hold.js'
import { PasswordCheck } from '../../people/sign-in/password-check.js'
import { currenciesOfNumber } from './account-currencies.js'
import { SettlementAccount } from './settlement-account.entity.js'
import { last4Of, viewSettlementAccount } from './settlement-account.view.js'
import { WrongPassword } from './settlement-accounts.errors.js'
import { type AccountDetails, SettlementSeal } from './settlement-seal.js'

/** A changed account could redirect the money, so the password is asked and a mail is sent. */
@Injectable()
export class SettlementAccountsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly check: PasswordCheck,
    private readonly seal: SettlementSeal,
    private readonly mails: OwnerMails,
  ) {}

  async get(clientID: string): Promise<SettlementAccountView> {
    const account = await this.database.read.findOneBy(SettlementAccount, { clientID })
    if (!account) throw new NotFound('settlement account')
    return viewSettlementAccount(account, this.seal.open(clientID, account.sealed))
  }

  async save(
    { accountID: id, sessionID, loginID }: ClientCaller,
    clientID: string,
    { password, currencies: stated, ...input }: SaveSettlementAccount,
  ): Promise<SettlementAccountView> {
    const client = await this.clients.get(clientID)
    const typed = await this.check.inSession('client', { id, sessionID }, password)
    const details: AccountDetails = { ...input, bankCode: input.bankCode ?? null }
    const saved = await this.audit.unit(async (manager, record) => {
      if (!(await typed.settle(manager, record, 'settlement_account.change_refused'))) return null
      const target = { kind: 'client', id: clientID }
      await requireNoHold(manager, clientID)
      const row = await manager.findOneBy(SettlementAccount, { clientID })
      const before = row && this.seal.open(clientID, row.sealed)
      const isSameNumber = before?.accountNumber === details.accountNumber
      const kept = row && isSameNumber ? row.currencies : currenciesOfNumber(details.accountNumber)
      const currencies = stated ? [...new Set(stated)] : kept
      const sealed = this.seal.seal(clientID, details)
      const account = { clientID, sealed, currencies, changedByLoginID: loginID, updatedAt: clock.now() }
      await manager.upsert(SettlementAccount, account, ['clientID'])
      await record({
        action: 'settlement_account.changed',
        target,
        ...(before && { before: { ...auditedOf(before), currencies: row?.currencies ?? null } }),
        after: { ...auditedOf(details), currencies },
      })
      const isChange = before !== null && !isSame(before, details)
      const heldUntil = isChange ? await startHold(manager, client, 'settlement_account_changed') : null
      await this.tell(manager, clientID, details, heldUntil)
      return viewSettlementAccount(account, details)
    })
    if (!saved) throw new WrongPassword()
    return saved
  }

  private async tell(
    manager: EntityManager,
    clientID: string,
    details: AccountDetails,
    heldUntil: Date | null,
  ): Promise<void> {
    const { bankName } = details
    const data = { bankName, last4: last4Of(details), heldUntil: heldUntil?.toISOString() ?? null }
    const letter = { kind: 'settlement-account', data } as const
    await this.mails.tell(manager, clientID, { letter, event: 'settlement_account_changed' })
  }
}

const isSame = (one: AccountDetails, other: AccountDetails): boolean =>
  one.accountNumber === other.accountNumber &&
  one.bankCode === other.bankCode &&
  one.bankName === other.bankName &&
  one.accountHolder === other.accountHolder

/** Enough to recognize an account in the log, not enough to use it. */
const auditedOf = (details: AccountDetails) => ({ bankName: details.bankName, accountNumberLast4: last4Of(details) })
