import { Injectable } from '@nestjs/common'
import { Seal } from '../../platform/crypto/seal.js'
import { AppSecret } from '../../platform/config/app-secret.js'

export interface AccountDetails {
  accountHolder: string
  bankName: string
  accountNumber: string
  bankCode: string | null
}

/** Bound to its row by an ID, so that two sealed accounts cannot be swapped. */
@Injectable()
export class SettlementSeal {
  private readonly seals: Seal

  constructor(secret: AppSecret) {
    this.seals = new Seal(secret, 'settlement-accounts')
  }

  seal(boundTo: string, details: AccountDetails): string {
    return this.seals.seal(boundTo, JSON.stringify(details))
  }

  open(boundTo: string, sealed: string): AccountDetails {
    return JSON.parse(this.seals.open(boundTo, sealed)) as AccountDetails
  }
}
