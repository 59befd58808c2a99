import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { type PersonView, SavePerson } from '#contract/requirements.js'
import { TakesFile } from '../../platform/files/read-upload.js'
import { GatedOrPending, Sensitive } from '../../platform/http/audience.js'
import { type Caller, CurrentCaller } from '../../platform/http/caller.js'
import { ClientPersonsService } from './client-persons.service.js'
import { answerFile } from './document-answer.js'

@Controller('clients/:clientID/persons')
export class ClientPersonsController {
  constructor(private readonly persons: ClientPersonsService) {}

  /** List the beneficial owners and directors of a client, with their papers. */
  @GatedOrPending('See persons of a client', 'portal', 'client')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string): Promise<Page<PersonView>> {
    return this.persons.list(clientID)
  }

  @GatedOrPending('Create persons of a client', 'portal', 'client')
  @Sensitive()
  @Post()
  create(@Param('clientID') clientID: string, @Body() input: SavePerson): Promise<PersonView> {
    return this.persons.create(clientID, input)
  }

  /** Correct a person. Once staff have accepted it, only they do. */
  @GatedOrPending('Change persons of a client', 'portal', 'client')
  @Sensitive()
  @Put(':clientPersonID')
  update(
    @Param('clientID') clientID: string,
    @Param('clientPersonID') clientPersonID: string,
    @Body() input: SavePerson,
    @CurrentCaller() caller: Caller,
  ): Promise<PersonView> {
    return this.persons.update(clientID, clientPersonID, input, caller)
  }

  /** Remove a person and its papers. One that an answer names stays. */
  @GatedOrPending('Delete persons of a client', 'portal', 'client')
  @Sensitive()
  @Delete(':clientPersonID')
  @HttpCode(204)
  delete(@Param('clientID') clientID: string, @Param('clientPersonID') clientPersonID: string): Promise<void> {
    return this.persons.delete(clientID, clientPersonID)
  }

  /** Send an identity document of a person: a form with one `file`, a PDF, JPEG or PNG of at most 10 MB. */
  @GatedOrPending('Send documents of persons', 'portal', 'client')
  @Sensitive()
  @TakesFile({ properties: { expiresOn: { type: 'string' } } })
  @Post(':clientPersonID/documents')
  upload(
    @Param('clientID') clientID: string,
    @Param('clientPersonID') clientPersonID: string,
    @Req() request: FastifyRequest,
  ): Promise<PersonView> {
    return this.persons.upload(clientID, clientPersonID, request)
  }

  /** Download a document of a person. */
  @GatedOrPending('Download documents of persons', 'portal', 'client')
  @Sensitive()
  @Get(':clientPersonID/documents/:documentID/content')
  @Header('content-type', 'application/octet-stream')
  async content(
    @Param('clientID') clientID: string,
    @Param('clientPersonID') clientPersonID: string,
    @Param('documentID') documentID: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return answerFile(reply, await this.persons.open(clientID, clientPersonID, documentID))
  }
}
