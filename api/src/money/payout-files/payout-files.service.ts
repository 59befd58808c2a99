import { Injectable } from '@nestjs/common'
import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { payoutFilePayoutsMax } from '#contract/bank-limits.js'
import type { Mode } from '#contract/modes.js'
import type {
  CreatePayoutFile,
  LeftOutPayoutView,
  ListPayoutFiles,
  MadePayoutFileView,
  PayoutFileView,
} from '#contract/payout-files.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { insertRows } from '../../platform/database/rows.js'
import { AppError, orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readPage } from '../../platform/lists/page.js'
import { BankAccountDisabled } from '../bank-accounts/bank-accounts.errors.js'
import { BankAccountSeal } from '../bank-accounts/bank-account-seal.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { profileOf } from '../bank-accounts/bank-account.view.js'
import { executionDay } from '../bank-accounts/execution-day.js'
import type { FilePayment } from '../bank-files/pain001.js'
import type { PayeeAddress } from '../bank-files/payee-address.js'
import { everyLedgerLine } from '../ledger/ledger-lines.js'
import { PayoutCreation } from '../payouts/payout-creation.service.js'
import { PayoutMoves } from '../payouts/payout-moves.js'
import type { Payout } from '../payouts/payout.entity.js'
import { requireCover } from './account-cover.js'
import { addressesOf } from './payee-addresses.js'
import { PayoutFile, PayoutFileLine } from './payout-file.entity.js'
import { nameOfFile, viewPayoutFile } from './payout-file.view.js'
import {
  NothingToPay,
  PayoutFileAnswered,
  PayoutFileVoided,
  PayoutsNotApproved,
  PayoutUnpayable,
  SecondPersonVoids,
} from './payout-files.errors.js'

@Injectable()
export class PayoutFilesService {
  private readonly seal: Seal

  constructor(
    secret: AppSecret,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly numbers: BankAccountSeal,
    private readonly payouts: PayoutCreation,
    private readonly moves: PayoutMoves,
  ) {
    this.seal = new Seal(secret, 'payout-files')
  }

  list({ bankAccountID, ...query }: ListPayoutFiles, mode: Mode): Promise<Page<PayoutFileView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(PayoutFile, 'file').where(inMode(mode, 'file'))
      if (bankAccountID) builder.andWhere('file.bankAccountID = :bankAccountID', { bankAccountID })
      return readPage(builder, 'file', 'payoutFileID', query, viewPayoutFile)
    })
  }

  /** File and payouts change in one unit: a payout that stands in a file is sent, and one that is sent stands in one file. */
  async create(caller: PortalCaller, { bankAccountID, payoutIDs }: CreatePayoutFile): Promise<MadePayoutFileView> {
    const { paymentOf, writePain001 } = await import('../bank-files/pain001.js')
    return this.audit.unit(
      async (manager, record) => {
        const account = orNotFound(await manager.findOneBy(BankAccount, { bankAccountID }), 'bank account')
        if (account.isEnabled !== 1) throw new BankAccountDisabled()
        const createdAt = clock.now()
        const payoutFileID = newId('pof', createdAt.getTime())
        const { mode, currency } = account
        const executeOn = executionDay(createdAt, account)
        const wanted = chosenOf(await this.moves.approvedFor(manager, account), payoutIDs)
        const refused = await this.payouts.untaken(manager, wanted)
        const debtor = { holder: account.holder, accountNumber: this.numbers.numberOf(account), bankCode: account.bic }
        const form = { currency, debtor, profile: profileOf(account) }
        const addresses = form.profile.creditorAddress === 'none' ? new Map() : await addressesOf(manager, wanted)
        const written = (one: Payout) => this.paymentOf(one, addresses.get(one.payoutID))
        const faultIn = (one: Payout) => refused.get(one.payoutID) ?? faultOf(() => paymentOf(written(one), form))
        const { chosen, leftOut } = payable(wanted, payoutIDs ?? [], faultIn)
        if (leftOut.length > 0 && (payoutIDs?.length || chosen.length === 0)) throw new PayoutUnpayable(leftOut)
        const amount = chosen.reduce((sum, one) => sum + one.amount, 0)
        await requireCover(manager, account, amount)
        const content = writePain001({ ...form, payoutFileID, createdAt, executeOn, payments: chosen.map(written) })
        const file: PayoutFile = {
          ...{ payoutFileID, bankAccountID, mode, currency, status: 'made', payouts: chosen.length, amount, executeOn },
          sealedContent: this.seal.seal(payoutFileID, content.toString('base64')),
          sha256: createHash('sha256').update(content).digest('hex'),
          ...{ createdBy: caller.portalUserID, createdByLoginID: caller.loginID },
          ...{ voidAskedBy: null, voidAskedByLoginID: null, answeredAt: null, createdAt },
        }
        await insertRows(manager, PayoutFile, file)
        for (const { payoutID, amount } of chosen)
          await insertRows(manager, PayoutFileLine, { payoutFileID, payoutID, amount, isVoid: 0 })
        const ids = chosen.map(({ payoutID }) => payoutID)
        await this.moves.markSent(manager, ids, { payoutFileID })
        const after = { bankAccountID, payouts: ids, leftOut, amount, currency, mode, executeOn }
        await record({ action: 'payout_file.created', target: { kind: 'payout_file', id: payoutFileID }, after })
        return { ...viewPayoutFile(file), leftOut }
      },
      ...everyLedgerLine(),
    )
  }

  async content(payoutFileID: string): Promise<{ name: string; bytes: Buffer }> {
    const file = orNotFound(await this.database.read.findOneBy(PayoutFile, { payoutFileID }), 'payout file')
    const bytes = Buffer.from(this.seal.open(payoutFileID, file.sealedContent), 'base64')
    return { name: nameOfFile(payoutFileID), bytes }
  }

  void(caller: PortalCaller, payoutFileID: string): Promise<PayoutFileView> {
    return this.audit.unit(
      async (manager, record) => {
        const file = orNotFound(await manager.findOneBy(PayoutFile, { payoutFileID }), 'payout file')
        if (file.status === 'answered') throw new PayoutFileAnswered()
        if (file.status === 'voided') throw new PayoutFileVoided()
        const target = { kind: 'payout_file', id: payoutFileID }
        if (file.voidAskedBy === null) {
          const change = { voidAskedBy: caller.portalUserID, voidAskedByLoginID: caller.loginID }
          await manager.update(PayoutFile, { payoutFileID }, change)
          await record({ action: 'payout_file.void_asked', target })
          return viewPayoutFile(Object.assign(file, change))
        }
        if (isSamePerson(caller, file)) throw new SecondPersonVoids()
        await this.release(manager, payoutFileID)
        await manager.update(PayoutFile, { payoutFileID }, { status: 'voided' })
        await record({ action: 'payout_file.voided', target, after: { askedBy: file.voidAskedBy } })
        return viewPayoutFile(Object.assign(file, { status: 'voided' }))
      },
      ...everyLedgerLine(),
    )
  }

  private async release(manager: EntityManager, payoutFileID: string): Promise<void> {
    const lines = await manager.find(PayoutFileLine, { where: { payoutFileID }, order: { payoutID: 'ASC' } })
    for (const { payoutID } of lines) await this.moves.markUnsent(manager, payoutID)
    await manager.update(PayoutFileLine, { payoutFileID }, { isVoid: 1 })
  }

  private paymentOf(payout: Payout, address?: PayeeAddress): FilePayment {
    const { accountHolder: holder, accountNumber, bankCode, bankName } = this.payouts.open(payout)
    const account = { holder, accountNumber, bankCode, bankName }
    return { payoutID: payout.payoutID, amount: payout.amount, ...account, ...(address && { address }) }
  }
}

/** As many as a file holds unless they are named; what the bank would not take holds up none of the others. */
function payable(payouts: Payout[], named: string[], faultIn: (payout: Payout) => string | null) {
  const chosen: Payout[] = []
  const leftOut: LeftOutPayoutView[] = []
  for (const payout of payouts) {
    if (named.length === 0 && chosen.length === payoutFilePayoutsMax) break
    const sentence = faultIn(payout)
    if (sentence === null) chosen.push(payout)
    else leftOut.push({ payoutID: payout.payoutID, sentence })
  }
  return { chosen, leftOut }
}

function chosenOf(approved: Payout[], payoutIDs: string[] | undefined): Payout[] {
  if (!payoutIDs || payoutIDs.length === 0) {
    if (approved.length === 0) throw new NothingToPay()
    return approved
  }
  const wanted = new Set(payoutIDs)
  const chosen = approved.filter(({ payoutID }) => wanted.delete(payoutID))
  if (wanted.size > 0) throw new PayoutsNotApproved([...wanted])
  return chosen
}

function faultOf(write: () => unknown): string | null {
  try {
    write()
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

const isSamePerson = ({ portalUserID, loginID }: PortalCaller, { voidAskedBy, voidAskedByLoginID }: PayoutFile) =>
  portalUserID === voidAskedBy || (loginID !== null && loginID === voidAskedByLoginID)
