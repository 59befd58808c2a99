import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type BalanceView, type LedgerEntryView, ListLedgerEntries } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { OwnClientID } from '../../platform/http/caller.js'
import { LedgerReader } from './ledger-reader.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller()
export class OwnLedgerController {
  constructor(private readonly reader: LedgerReader) {}

  @Gated('See the balance', 'integrator')
  @Get('balance')
  balance(@OwnClientID() clientID: string, @CallMode() mode: Mode): Promise<{ items: BalanceView[] }> {
    return this.reader.balance(clientID, mode)
  }

  @Gated('See ledger entries', 'integrator')
  @Get('ledger-entries')
  entries(
    @OwnClientID() clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListLedgerEntries,
  ): Promise<Page<LedgerEntryView>> {
    return this.reader.entries(clientID, mode, query)
  }
}
