import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { idsBodyMaxBytes } from '#contract/limits.js'
import type { Mode } from '#contract/modes.js'
import {
  CreatePayoutFile,
  ListPayoutFiles,
  type MadePayoutFileView,
  type PayoutFileView,
} from '#contract/payout-files.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { BodyUpTo } from '../../platform/http/body-limit.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { PayoutFilesService } from './payout-files.service.js'

@Controller('payout-files')
export class PayoutFilesController {
  constructor(private readonly files: PayoutFilesService) {}

  /** List payout files and whether the bank confirmed them. */
  @Gated('See payout files', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListPayoutFiles, @CallMode() mode: Mode): Promise<Page<PayoutFileView>> {
    return this.files.list(query, mode)
  }

  /**
   * Create a payout file (pain.001.001.09) from approved payouts. The payouts are then sent and can't be in another
   * file. Payouts that can't be included are listed, or refused if you selected them.
   */
  @Gated('Create payout files', 'portal')
  @Sensitive()
  @StepUp()
  @Post()
  @BodyUpTo(idsBodyMaxBytes)
  create(@CurrentCaller() caller: PortalCaller, @Body() input: CreatePayoutFile): Promise<MadePayoutFileView> {
    return this.files.create(caller, input)
  }

  /** Download the file as `application/xml`. */
  @Gated('Download payout files', 'portal')
  @Sensitive()
  @Get(':payoutFileID/content')
  @Header('content-type', 'application/xml')
  async content(
    @Param('payoutFileID') payoutFileID: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const { name, bytes } = await this.files.content(payoutFileID)
    void reply.headers({
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    return Readable.from([bytes])
  }

  /**
   * Void a file that the bank hasn't confirmed. One person requests it, and another confirms with the same request.
   * Its payouts go into the next file.
   */
  @Gated('Void payout files', 'portal')
  @Sensitive()
  @StepUp()
  @Post(':payoutFileID/void')
  @HttpCode(200)
  void(@CurrentCaller() caller: PortalCaller, @Param('payoutFileID') payoutFileID: string): Promise<PayoutFileView> {
    return this.files.void(caller, payoutFileID)
  }
}
