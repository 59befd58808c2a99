import { Controller, Get, HttpCode, Post } from '@nestjs/common'
import type { LedgerVerificationRunView, LedgerVerificationView } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { Verifications } from './verifications.service.js'

@Controller('ledger/verification')
export class LedgerVerificationController {
  constructor(private readonly verifications: Verifications) {}

  /** Read the latest verification of the ledger, and the progress of the current one. */
  @Gated('See ledger verification', 'portal')
  @Get()
  read(): Promise<LedgerVerificationView> {
    return this.verifications.read('ledger')
  }

  /** Verify the ledger. Only one verification runs at a time. */
  @Gated('Verify the ledger', 'portal')
  @Post()
  @HttpCode(202)
  start(): Promise<LedgerVerificationRunView> {
    return this.verifications.start('ledger')
  }
}
