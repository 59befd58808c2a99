import { Body, Controller, Get, Header, Param, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { AnswerRequirement, type ClientRequirementView } from '#contract/requirements.js'
import { TakesFile } from '../../platform/files/read-upload.js'
import { GatedOrPending, Sensitive } from '../../platform/http/audience.js'
import { AnswersService } from './answers.service.js'
import { answerFile } from './document-answer.js'
import { DocumentsService } from './documents.service.js'

@Controller('clients/:clientID/requirements')
export class ClientRequirementsController {
  constructor(
    private readonly answers: AnswersService,
    private readonly documents: DocumentsService,
  ) {}

  /** List a client's requirements, with its answers and the decisions of staff. */
  @GatedOrPending('See requirements of a client', 'portal', 'client')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string): Promise<Page<ClientRequirementView>> {
    return this.answers.list(clientID)
  }

  /** Answer a requirement with a text, choice, date or person. */
  @GatedOrPending('Answer requirements', 'client')
  @Sensitive()
  @Put(':requirementID')
  answer(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @Body() input: AnswerRequirement,
  ): Promise<ClientRequirementView> {
    return this.answers.answer(clientID, requirementID, input)
  }

  /**
   * Upload a document: a form with one `file`, a PDF, JPEG or PNG up to 10 MB, and `expiresOn` if the requirement
   * expires.
   */
  @GatedOrPending('Upload documents', 'client')
  @Sensitive()
  @TakesFile({ properties: { expiresOn: { type: 'string' } } })
  @Post(':requirementID/documents')
  upload(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @Req() request: FastifyRequest,
  ): Promise<ClientRequirementView> {
    return this.documents.upload(clientID, requirementID, request)
  }

  /** Download a document. */
  @GatedOrPending('Download documents of a client', 'portal', 'client')
  @Sensitive()
  @Get(':requirementID/documents/:documentID/content')
  @Header('content-type', 'application/octet-stream')
  async content(
    @Param('clientID') clientID: string,
    @Param('requirementID') requirementID: string,
    @Param('documentID') documentID: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    return answerFile(reply, await this.documents.open(clientID, requirementID, documentID))
  }
}
