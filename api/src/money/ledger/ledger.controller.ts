import { Controller, Get } from '@nestjs/common'
import type { BooksView } from '#contract/ledger.js'
import { Gated } from '../../platform/http/audience.js'
import { LedgerReader } from './ledger-reader.js'
import { CallMode } from '../../platform/http/call-mode.js'
import type { Mode } from '#contract/modes.js'

@Controller('ledger')
export class LedgerController {
  constructor(private readonly reader: LedgerReader) {}

  @Gated('See the ledger', 'portal')
  @Get('books')
  books(@CallMode() mode: Mode): Promise<BooksView> {
    return this.reader.books(mode)
  }
}
