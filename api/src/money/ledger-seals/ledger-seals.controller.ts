import { Controller, Get } from '@nestjs/common'
import type { LedgerSealsView } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { LedgerSeals } from './ledger-seals.service.js'

@Controller('ledger/seals')
export class LedgerSealsController {
  constructor(private readonly seals: LedgerSeals) {}

  /** Read the latest seals of the ledger, and their signing key. */
  @Gated('See ledger seals', 'portal')
  @Get()
  read(): Promise<LedgerSealsView> {
    return this.seals.read()
  }
}
