import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ReadEntry } from '../bank-files/bank-file.js'
import { type AccountDetails, SettlementSeal } from '../settlement-accounts/settlement-seal.js'
import { BankEntry } from './bank-entry.entity.js'

/** The accounts that credits came from, which is where money goes back to. */
@Injectable()
export class EntrySenders {
  constructor(private readonly seal: SettlementSeal) {}

  sealed(entryID: string, entry: ReadEntry): string | null {
    const { amount, isReversal, counterparty, counterpartyAccount, counterpartyBank } = entry
    if (amount <= 0 || isReversal || counterparty === null || counterpartyAccount === null) return null
    const named = { accountHolder: counterparty, accountNumber: counterpartyAccount }
    return this.seal.seal(entryID, { ...named, bankCode: counterpartyBank, bankName: counterpartyBank ?? '' })
  }

  /** A part that was split off has come from the account of the whole. */
  async of(manager: EntityManager, { entryID, splitFromID }: BankEntry): Promise<AccountDetails | null> {
    const wholeID = splitFromID ?? entryID
    const { sealedCounterparty } = await manager.findOneByOrFail(BankEntry, { entryID: wholeID })
    return sealedCounterparty === null ? null : this.seal.open(wholeID, sealedCounterparty)
  }

  sealedFor(transactionID: string, details: AccountDetails): string {
    return this.seal.seal(transactionID, details)
  }
}
