import { Controller, Get } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { ReconciliationView } from '#contract/reconciliation.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { ReconciliationService } from './reconciliation.service.js'

@Controller('reconciliation')
export class ReconciliationController {
  constructor(private readonly reconciliation: ReconciliationService) {}

  /** See the reconciliation: ledger, processors and banks side by side. */
  @Gated('See reconciliation', 'portal')
  @Get()
  read(@CallMode() mode: Mode): Promise<ReconciliationView> {
    return this.reconciliation.read(mode)
  }
}
