import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '#contract/answers.js'
import { processorNoticeMaxBytes } from '#contract/limits.js'
import { ListProcessorNotices, type ProcessorNoticeView } from '#contract/processor-notices.js'
import { Gated, Public } from '../../platform/http/audience.js'
import { RawBodyUpTo } from '../../platform/http/body-limit.js'
import { rawBodyOf } from '../../platform/http/raw-body.js'
import { MayAnswerText } from '../../platform/http/text-answer.js'
import { ReceivedNotices } from './received-notices.service.js'

@Controller()
export class ProcessorNoticesController {
  constructor(private readonly notices: ReceivedNotices) {}

  /** Receive a signed webhook from a processor. It is stored before the response, and processed afterwards. */
  @Public()
  @Post('processors/:processorAccountID/notices')
  @RawBodyUpTo(processorNoticeMaxBytes)
  @HttpCode(204)
  @MayAnswerText('[accepted]')
  async receive(
    @Param('processorAccountID') processorAccountID: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    )
    const raw = { body: rawBodyOf(request) ?? Buffer.alloc(0), headers }
    const answer = await this.notices.receive(processorAccountID, raw)
    await (answer === undefined ? reply.code(204).send() : reply.code(200).type('text/plain').send(answer))
  }

  /** List webhooks from processors, and what each changed. */
  @Gated('See processor webhooks', 'portal')
  @Get('processor-notices')
  list(@Query() query: ListProcessorNotices): Promise<Page<ProcessorNoticeView>> {
    return this.notices.list(query)
  }

  /** Check a webhook's payment again. */
  @Gated('Check processor webhooks again', 'portal')
  @Post('processor-notices/:processorNoticeID/look-again')
  @HttpCode(200)
  lookAgain(@Param('processorNoticeID') processorNoticeID: string): Promise<ProcessorNoticeView> {
    return this.notices.lookAgain(processorNoticeID)
  }
}
