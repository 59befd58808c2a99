import { Injectable, Logger } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { faultOfAnswer } from '../processors/port/answer-fault.js'
import type { SavesMethod, SetupResult } from '../processors/port/saved.js'
import { ProcessorNotices, type SetupNotice } from '../processors/processor-notices.js'
import { Setup } from './setup.entity.js'
import { askedOf, isOver, Setups } from './setups.service.js'

/** What a notice says about a setup: Stripe's says where to look, and Adyen's is the outcome itself. */
@Injectable()
export class ToldSetups {
  private readonly logger = new Logger('SavedMethods')

  constructor(
    private readonly database: Database,
    private readonly setups: Setups,
    notices: ProcessorNotices,
  ) {
    notices.lookAtSetups((processorAccountID, told) => this.take(processorAccountID, told))
  }

  private async take(processorAccountID: string, { setup: named, toldSetup: told }: SetupNotice): Promise<boolean> {
    const { reference, processorReference } = named ?? {}
    const name = reference ? { setupID: reference } : processorReference ? { processorReference } : null
    const setup = name && (await this.database.read.findOneBy(Setup, { ...name, processorAccountID }))
    if (!setup) return false
    if (isOver(setup)) return true
    if (!told) return this.ask(setup)
    const fault = faultOfAnswer(told, askedOf(setup)) ?? faultOfOwner(told, await this.setups.savesOf(setup))
    if (fault) {
      this.logger.error(`${setup.setupID}: ignored a webhook that doesn't match: ${fault}`)
      return false
    }
    await this.setups.close(setup, told)
    return true
  }

  // While the first call is under way, an inquiry could be answered before the call itself arrives.
  private async ask(setup: Setup): Promise<boolean> {
    if (setup.tries === 0) return false
    return (await this.setups.ask(setup)).isAnswered
  }
}

/** A processor that tells outcomes names the customer as it was asked to, which is our ID for a first method. */
function faultOfOwner(told: SetupResult, { customer, customerReference }: SavesMethod): string | null {
  if (told.outcome !== 'saved' || told.saved.customerReference === (customerReference ?? customer)) return null
  return 'it is about another customer'
}
