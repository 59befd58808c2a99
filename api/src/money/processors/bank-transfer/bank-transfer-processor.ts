import { randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { creditorReferenceOf, shortIdDigits } from '#contract/creditor-references.js'
import * as words from '#contract/messages/processors/bank-transfer.js'
import { transferToken } from '#contract/offers.js'
import { Database } from '../../../platform/database/database.js'
import { insertNewRow } from '../../../platform/database/rows.js'
import { BankAccount } from '../../bank-accounts/bank-account.entity.js'
import { BankAccountSeal } from '../../bank-accounts/bank-account-seal.js'
import { failed } from '../port/failed.js'
import { type Checked, Processor, type ProcessorPayment } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import type {
  Canceled,
  ChargeResult,
  Declined,
  KeptMethod,
  NotDone,
  ProcessorCall,
  TransferAwaited,
} from '../port/results.js'
import { AwaitedTransfer } from '../awaited-transfer.entity.js'
import { expiryOf, timeLate } from './bank-transfer-settings.js'

const referencesTried = 5

const shortID = (): string => Array.from({ length: shortIdDigits }, () => randomInt(10)).join('')

/** It only waits: what a bank credits comes with statements, and completes the payment there. */
@Injectable()
export class BankTransferProcessor extends Processor {
  constructor(
    private readonly database: Database,
    private readonly seal: BankAccountSeal,
  ) {
    super()
  }

  read(): KeptMethod {
    return { paymentMethod: transferToken, card: null }
  }

  async charge(payment: ProcessorPayment): Promise<ChargeResult> {
    const bank = await this.bankOf(payment.account)
    if (!bank) return { ...failed('processor_unavailable'), isFault: true }
    if (bank.currency !== payment.currency) return failed('currency_not_supported')
    const { reference } = await this.database.write((manager) => awaitedFor(manager, payment, bank))
    return this.awaited(payment, bank, reference)
  }

  capture(): Promise<NotDone> {
    return Promise.resolve({ outcome: 'not_done', sentence: words.noCapture })
  }

  cancel({ processorReference }: ProcessorPayment): Promise<Canceled> {
    return Promise.resolve({ outcome: 'canceled', ...(processorReference && { processorReference }) })
  }

  async inquire(call: ProcessorCall, payment: ProcessorPayment): Promise<ChargeResult | Canceled | NotDone> {
    if (call === 'cancel') return this.cancel(payment)
    if (call === 'capture') return this.capture()
    const kept = await this.database.read.findOneBy(AwaitedTransfer, { transactionID: payment.reference })
    const bank = kept && (await this.database.read.findOneBy(BankAccount, { bankAccountID: kept.bankAccountID }))
    return bank ? this.awaited(payment, bank, kept.reference) : failed('not_received')
  }

  refund(): Promise<Declined> {
    return Promise.resolve(failed('method_not_supported'))
  }

  inquireRefund(): Promise<Declined> {
    return Promise.resolve(failed('not_received'))
  }

  async check(account: UsedAccount): Promise<Checked> {
    const bank = await this.bankOf(account)
    if (!bank) return { outcome: 'refused', sentence: words.noBankAccount(account.mode), field: 'bankAccountID' }
    return { outcome: 'working', sentence: words.works(bank.name, bank.currency) }
  }

  // A bank tells by its statements.
  readNotice(): null {
    return null
  }

  private bankOf({ settings, mode }: UsedAccount): Promise<BankAccount | null> {
    const { bankAccountID = '' } = settings
    return this.database.read.findOneBy(BankAccount, { bankAccountID, mode, isEnabled: 1 })
  }

  private awaited(
    { account, createdAt }: ProcessorPayment,
    bank: BankAccount,
    reference: string,
  ): TransferAwaited & { processorReference: string } {
    const number = this.seal.numberOf(bank)
    const [iban, accountNumber] = bank.isIban === 1 ? [number, null] : [null, number]
    const expiresAt = expiryOf(account.settings, createdAt)
    const transfer = { accountHolder: bank.holder, iban, accountNumber, bic: bank.bic, reference }
    return { outcome: 'requires_action', processorReference: reference, transfer, expiresAt }
  }
}

/** The same payment always has the same reference, however often it is asked for. */
async function awaitedFor(
  manager: EntityManager,
  { reference: transactionID, account, amount, currency, createdAt }: ProcessorPayment,
  { bankAccountID, mode }: BankAccount,
): Promise<AwaitedTransfer> {
  const { processorAccountID, settings } = account
  const takenUntil = new Date(expiryOf(settings, createdAt).getTime() + timeLate(settings))
  for (let tried = 0; tried < referencesTried; tried += 1) {
    const kept = await manager.findOneBy(AwaitedTransfer, { transactionID })
    if (kept) return kept
    const reference = creditorReferenceOf(shortID())
    const row = { transactionID, reference, processorAccountID, bankAccountID, mode, currency, amount }
    await insertNewRow(manager, AwaitedTransfer, { ...row, takenUntil, createdAt: clock.now() })
  }
  throw new Error(`There is no free reference for ${transactionID}`)
}
