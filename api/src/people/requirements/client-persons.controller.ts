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

  /** List a client's owners and directors, with their documents. */
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

  /** Change a person. After staff accept a person, only staff can change it. */
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

  /** Remove a person and their documents. You can't remove a person that an answer refers to. */
  @GatedOrPending('Delete persons of a client', 'portal', 'client')
  @Sensitive()
  @Delete(':clientPersonID')
  @HttpCode(204)
  delete(@Param('clientID') clientID: string, @Param('clientPersonID') clientPersonID: string): Promise<void> {
    return this.persons.delete(clientID, clientPersonID)
  }

  /** Upload a person's identity document: a form with one `file`, a PDF, JPEG or PNG up to 10 MB. */
  @GatedOrPending('Upload documents of persons', 'portal', 'client')
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

  /** Download a person's document. */
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
