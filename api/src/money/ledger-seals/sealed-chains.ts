import { Injectable } from '@nestjs/common'
import type { LedgerSeal } from './ledger-seal.entity.js'

type Find = (last: LedgerSeal | null) => Promise<string>

@Injectable()
export class SealedChains {
  private find?: Find

  register(find: Find): void {
    this.find = find
  }

  async endsAfter(last: LedgerSeal | null): Promise<string | null> {
    return this.find ? this.find(last) : null
  }
}
