import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { type ClientTermsView, SaveClientTerms } from '#contract/plans.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ClientTermsService } from './client-terms.service.js'

@Controller('clients/:clientID/terms')
export class ClientTermsController {
  constructor(private readonly terms: ClientTermsService) {}

  /** Read a client's pricing. */
  @Gated('See terms', 'client', 'portal')
  @Get()
  get(@Param('clientID') clientID: string): Promise<ClientTermsView> {
    return this.terms.get(clientID)
  }

  /** Give a client a plan or custom terms. */
  @Gated('Change terms', 'portal')
  @StepUp()
  @Put()
  save(@Param('clientID') clientID: string, @Body() input: SaveClientTerms): Promise<ClientTermsView> {
    return this.terms.save(clientID, input)
  }
}
