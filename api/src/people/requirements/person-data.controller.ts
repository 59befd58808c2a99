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

  /** Export a person's data as JSON and their documents, in one ZIP. The export is recorded in the audit log. */
  @Gated('Export data of persons', 'portal', 'client')
  @Sensitive()
  @StepUp()
  @Get('export')
  @AnswersZip('person')
  export(@Param('clientID') clientID: string, @Param('clientPersonID') clientPersonID: string): Promise<Readable> {
    return this.data.export(clientID, clientPersonID)
  }

  /** Erase a person, their documents and the answers that name them. The law requires us to keep people named by an approved client. */
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
