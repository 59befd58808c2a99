import { Controller, Get, Param, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type BalanceView, type LedgerEntryView, ListLedgerEntries } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { LedgerReader } from './ledger-reader.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('clients/:clientID')
export class ClientLedgerController {
  constructor(private readonly reader: LedgerReader) {}

  /** Read your balance in each currency. */
  @Gated('See the own balance', 'client')
  @Get('balance')
  balance(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<{ items: BalanceView[] }> {
    return this.reader.balance(clientID, mode)
  }

  /** List your ledger entries. */
  @Gated('See own ledger entries', 'client')
  @Get('ledger-entries')
  entries(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListLedgerEntries,
  ): Promise<Page<LedgerEntryView>> {
    return this.reader.entries(clientID, mode, query)
  }
}
