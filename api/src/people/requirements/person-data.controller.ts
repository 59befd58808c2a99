import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { type ErasedView, ErasePerson } from '#contract/requirements.js'
import { AnswersZip } from '../../platform/files/answers-zip.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { PersonDataService } from './person-data.service.js'

@Controller('clients/:clientID/persons/:clientPersonID')
export class PersonDataController {
  constructor(private readonly data: PersonDataService) {}

  /** Download all that is kept of a person: its data as JSON and its documents, in one ZIP. The log keeps that it was done. */
  @Gated('Export data of persons', 'portal', 'client')
  @Sensitive()
  @StepUp()
  @Get('export')
  @AnswersZip('person')
  export(@Param('clientID') clientID: string, @Param('clientPersonID') clientPersonID: string): Promise<Readable> {
    return this.data.export(clientID, clientPersonID)
  }

  /** Erase a person, its papers and the answers that name it. Whom an answer of an approved client names is kept by law. */
  @Gated('Erase data of persons', 'portal')
  @Sensitive()
  @StepUp()
  @Post('erase')
  @HttpCode(200)
  erase(
    @Param('clientID') clientID: string,
    @Param('clientPersonID') clientPersonID: string,
    @Body() input: ErasePerson,
  ): Promise<ErasedView> {
    return this.data.erase(clientID, clientPersonID, input)
  }
}
