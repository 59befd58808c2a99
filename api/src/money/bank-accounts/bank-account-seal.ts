import { Injectable } from '@nestjs/common'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Seal } from '../../platform/crypto/seal.js'
import type { BankAccount } from './bank-account.entity.js'

/** Bound to its row, so that two sealed numbers cannot be swapped. */
@Injectable()
export class BankAccountSeal {
  private readonly seals: Seal

  constructor(secret: AppSecret) {
    this.seals = new Seal(secret, 'bank-accounts')
  }

  seal(bankAccountID: string, number: string): string {
    return this.seals.seal(bankAccountID, number)
  }

  numberOf({ bankAccountID, sealedNumber }: Pick<BankAccount, 'bankAccountID' | 'sealedNumber'>): string {
    return this.seals.open(bankAccountID, sealedNumber)
  }
}
