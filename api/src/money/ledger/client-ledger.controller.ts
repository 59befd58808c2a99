import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type BalanceView, type LedgerEntryView, ListLedgerEntries } from '#contract/ledger.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { LedgerReader } from './ledger-reader.js'

@Controller('clients/:clientID')
export class ClientLedgerController {
  constructor(private readonly reader: LedgerReader) {}

  /** Read your balance in each currency. */
  @Gated('See own balance', 'client')
  @Get('balance')
  balance(@Addressed() own: Own): Promise<{ items: BalanceView[] }> {
    return this.reader.balance(own)
  }

  /** List your ledger entries. */
  @Gated('See own ledger entries', 'client')
  @Get('ledger-entries')
  entries(@Addressed() own: Own, @Query() query: ListLedgerEntries): Promise<Page<LedgerEntryView>> {
    return this.reader.entries(own, query)
  }
}
