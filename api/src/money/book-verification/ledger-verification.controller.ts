import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import type { LedgerVerificationRunView, LedgerVerificationView } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { Verifications } from './verifications.service.js'

@Controller('ledger/verification')
export class LedgerVerificationController {
  constructor(private readonly verifications: Verifications) {}

  /** Read what the last verification of the ledger found, and how far the running one is. */
  @Gated('See the verification of the ledger', 'portal')
  @Get()
  read(): Promise<LedgerVerificationView> {
    return this.verifications.read('ledger')
  }

  /** Verify the ledger: one run at a time for the whole installation, beside everything else. */
  @Gated('Verify the ledger', 'portal')
  @Post()
  @HttpCode(202)
  start(): Promise<LedgerVerificationRunView> {
    return this.verifications.start('ledger')
  }
}
