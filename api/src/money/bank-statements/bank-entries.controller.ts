import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type BankEntryView, ListBankEntries, MatchBankEntry } from '#contract/bank-statements.js'
import type { Mode } from '#contract/modes.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BankStatementsService } from './bank-statements.service.js'
import { HandMatching } from './hand-matching.js'

@Controller('bank-statement-entries')
export class BankEntriesController {
  constructor(
    private readonly statements: BankStatementsService,
    private readonly matching: HandMatching,
  ) {}

  /** List bank statement entries. Unmatched entries (`status=unmatched`) have suggestions with reasons. */
  @Gated('See bank statement entries', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListBankEntries, @CallMode() mode: Mode): Promise<Page<BankEntryView>> {
    return this.statements.entries(query, mode)
  }

  /** Match an entry manually. A posting moves it out of suspense. */
  @Gated('Match bank statement entries', 'portal')
  @Sensitive()
  @StepUp()
  @Post(':entryID/match')
  @HttpCode(200)
  match(
    @CurrentCaller() caller: PortalCaller,
    @Param('entryID') entryID: string,
    @Body() input: MatchBankEntry,
  ): Promise<BankEntryView> {
    return this.matching.match(caller, entryID, input)
  }

  /** Undo a match. A posting moves the entry back to suspense. A payout that it had paid waits for the bank again. */
  @Gated('Undo bank statement matches', 'portal')
  @Sensitive()
  @StepUp()
  @Post(':entryID/unmatch')
  @HttpCode(200)
  unmatch(@Param('entryID') entryID: string): Promise<BankEntryView> {
    return this.matching.unmatch(entryID)
  }
}
