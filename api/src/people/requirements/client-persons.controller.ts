import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type PersonView, SavePerson } from '#contract/requirements.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { ClientPersonsService } from './client-persons.service.js'

@Controller('clients/:clientID/persons')
export class ClientPersonsController {
  constructor(private readonly persons: ClientPersonsService) {}

  /** List the beneficial owners and directors of a client. */
  @Gated('See persons of a client', 'portal', 'client')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string): Promise<Page<PersonView>> {
    return this.persons.list(clientID)
  }

  @Gated('Create persons of a client', 'portal', 'client')
  @Sensitive()
  @Post()
  create(@Param('clientID') clientID: string, @Body() input: SavePerson): Promise<PersonView> {
    return this.persons.create(clientID, input)
  }

  @Gated('Change persons of a client', 'portal', 'client')
  @Sensitive()
  @Put(':clientPersonID')
  update(
    @Param('clientID') clientID: string,
    @Param('clientPersonID') clientPersonID: string,
    @Body() input: SavePerson,
  ): Promise<PersonView> {
    return this.persons.update(clientID, clientPersonID, input)
  }

  /** Remove a person. One that an answer names stays. */
  @Gated('Delete persons of a client', 'portal', 'client')
  @Sensitive()
  @Delete(':clientPersonID')
  @HttpCode(204)
  delete(@Param('clientID') clientID: string, @Param('clientPersonID') clientPersonID: string): Promise<void> {
    return this.persons.delete(clientID, clientPersonID)
  }
}
