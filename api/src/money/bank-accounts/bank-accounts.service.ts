import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type {
  BankAccountView,
  ChangeBankAccount,
  CreateBankAccount,
  CsvPreviewView,
  ListBankAccounts,
  PreviewCsv,
} from '#contract/bank-accounts.js'
import type { Page } from '#contract/answers.js'
import { bankAccountsMax, csvPreviewRows } from '#contract/bank-limits.js'
import * as words from '#contract/messages/errors/bank-accounts.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { AppError, InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readPage } from '../../platform/lists/page.js'
import { readCsv } from '../bank-files/csv-statement.js'
import { BankAccount } from './bank-account.entity.js'
import { factsOfAccount, versionOfBankAccount, viewBankAccount } from './bank-account.view.js'
import { BankAccountExists, BankAccountInUse, TooManyBankAccounts } from './bank-accounts.errors.js'
import { BankAccountSeal } from './bank-account-seal.js'
import { hasHistory } from './bank-history.js'

type Given = CreateBankAccount | ChangeBankAccount

@Injectable()
export class BankAccountsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly seal: BankAccountSeal,
  ) {}

  list(query: ListBankAccounts, mode: Mode): Promise<Page<BankAccountView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(BankAccount, 'account').where(inMode(mode, 'account'))
      return readPage(builder, 'account', 'bankAccountID', query, viewBankAccount)
    })
  }

  async create(input: CreateBankAccount, mode: Mode): Promise<BankAccountView> {
    requireBearer(input, input.currency)
    const number = await numberOf(input)
    if (!number) throw new InvalidInput({ iban: words.oneNumber })
    const now = clock.now()
    const bankAccountID = newId('bka', now.getTime())
    const account = Object.assign(new BankAccount(), {
      bankAccountID,
      ...this.sealed(bankAccountID, number),
      ...(await settingsOf(input)),
      ...{ currency: input.currency, mode, opening: null, openingOn: null, createdAt: now, updatedAt: now },
    })
    await this.audit.unit(async (manager, record) => {
      await this.requireNew(manager, account, number.text)
      await createRow(audited, manager, record, account, 'bank_account.created')
    })
    return viewBankAccount(account)
  }

  async update(bankAccountID: string, input: ChangeBankAccount, ifMatch?: string): Promise<BankAccountView> {
    const number = await numberOf(input)
    const settings = await settingsOf(input)
    const account = await this.audit.unit(async (manager, record) => {
      const row = orNotFound(await manager.findOneBy(BankAccount, { bankAccountID }), 'bank account')
      requireSeen(ifMatch, { version: versionOfBankAccount(row) })
      requireBearer(input, row.currency)
      const isOther = number !== null && this.seal.numberOf(row) !== number.text
      if (isOther && (await hasHistory(manager, bankAccountID))) throw new BankAccountInUse()
      if (isOther) await this.requireNew(manager, row, number.text)
      const change = { ...settings, ...(isOther && this.sealed(bankAccountID, number)), updatedAt: clock.now() }
      const more = isOther ? { isNumberChanged: true } : undefined
      await changeRow(audited, manager, record, row, { action: 'bank_account.updated', change, ...(more && { more }) })
      return row
    })
    return viewBankAccount(account)
  }

  async preview({ mapping, text, currency }: PreviewCsv): Promise<CsvPreviewView> {
    try {
      const piece = [Buffer.from(text)]
      const found = await readCsv(piece, { ...mapping, encoding: 'utf-8' }, currency, () => '')
      const rows = found.entries
        .slice(0, csvPreviewRows)
        .map(({ bookedOn, amount, counterparty, text, endToEndID }) => ({
          ...{ bookedOn, amount, counterparty, text, endToEndID },
        }))
      return { sentence: null, rows, opening: found.opening, closing: found.closing }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { sentence: error.message, rows: [], opening: null, closing: null }
    }
  }

  private async requireNew(manager: EntityManager, { mode, bankAccountID, currency }: BankAccount, number: string) {
    const others = await manager.findBy(BankAccount, { mode })
    if (others.length >= bankAccountsMax) throw new TooManyBankAccounts(bankAccountsMax)
    const isSame = (other: BankAccount) =>
      other.bankAccountID !== bankAccountID && other.currency === currency && this.seal.numberOf(other) === number
    if (others.some(isSame)) throw new BankAccountExists()
  }

  private sealed(bankAccountID: string, { text, isIban }: AccountNumber) {
    const sealedNumber = this.seal.seal(bankAccountID, text)
    return { sealedNumber, numberLast4: text.slice(-4), isIban: isIban ? 1 : 0 }
  }
}

interface AccountNumber {
  text: string
  isIban: boolean
}

async function numberOf({ iban, accountNumber }: Given): Promise<AccountNumber | null> {
  if (iban && accountNumber) throw new InvalidInput({ iban: words.oneNumber })
  if (accountNumber) return { text: accountNumber, isIban: false }
  if (!iban) return null
  const { isValidIban } = await import('../bank-files/account-numbers.js')
  if (!isValidIban(iban)) throw new InvalidInput({ iban: words.ibanWrong })
  return { text: iban, isIban: true }
}

async function settingsOf(input: Given) {
  const { isBic } = await import('../bank-files/account-numbers.js')
  if (input.bic && !isBic(input.bic)) throw new InvalidInput({ bic: words.bicWrong })
  return {
    name: input.name,
    holder: input.holder,
    bic: input.bic ?? null,
    isEnabled: input.isEnabled === false ? 0 : 1,
    cutOffTime: input.cutOffTime ?? '14:00',
    timeZone: input.timeZone ?? 'UTC',
    holidays: [...new Set(input.holidays ?? [])].sort(),
    csvMapping: input.csvMapping ?? null,
    fileProfile: input.fileProfile ?? null,
  }
}

function requireBearer({ fileProfile }: Given, currency: Currency): void {
  if (fileProfile?.chargeBearer !== 'SLEV' || currency === 'EUR') return
  throw new InvalidInput({ fileProfile: words.slevIsForEuro })
}

const audited: AuditedRows<BankAccount> = {
  entity: BankAccount,
  kind: 'bank_account',
  id: 'bankAccountID',
  facts: factsOfAccount,
}
