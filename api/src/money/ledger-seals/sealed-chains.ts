import { Injectable } from '@nestjs/common'
import type { LedgerSeal } from './ledger-seal.entity.js'

type Find = (last: LedgerSeal | null) => Promise<string>

/** Whoever keeps other chains says where they end, so that one seal covers them with the ledger. */
@Injectable()
export class SealedChains {
  private find?: Find

  register(find: Find): void {
    this.find = find
  }

  /** null: nobody keeps any. */
  async endsAfter(last: LedgerSeal | null): Promise<string | null> {
    return this.find ? this.find(last) : null
  }
}
