import { Injectable } from '@nestjs/common'
import { Seal } from '../../platform/crypto/seal.js'
import { AppSecret } from '../../platform/config/app-secret.js'

export interface AccountDetails {
  accountHolder: string
  bankName: string
  accountNumber: string
  bankCode: string | null
}

/** Bound to its row by the client's id, so that two sealed accounts cannot be swapped. */
@Injectable()
export class SettlementSeal {
  private readonly seals: Seal

  constructor(secret: AppSecret) {
    this.seals = new Seal(secret, 'settlement-accounts')
  }

  seal(clientID: string, details: AccountDetails): string {
    return this.seals.seal(clientID, JSON.stringify(details))
  }

  open(clientID: string, sealed: string): AccountDetails {
    return JSON.parse(this.seals.open(clientID, sealed)) as AccountDetails
  }
}
