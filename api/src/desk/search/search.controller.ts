import { Controller, Get, Query } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import { Search, type SearchView } from '#contract/search.js'
import { For } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { SearchService } from './search.service.js'

@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Search by ID, reference, email address, last four digits or amount. Results only include what you can open. */
  @For('client', 'portal')
  @Get()
  find(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Query() { q }: Search,
  ): Promise<SearchView> {
    return this.search.find(caller, mode, q)
  }
}
