import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type EmailChangeView, UseEmailChangeLink } from '#contract/email-changes.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { EmailChangesService } from './email-changes.service.js'

// Public, because the token in the body is the proof.
@Controller('email-changes')
export class EmailChangesController {
  constructor(private readonly changes: EmailChangesService) {}

  /** Read what a link about an e-mail address is about. It changes nothing. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.read(token)
  }

  /**
   * Confirm a new e-mail address. It takes the place of the present one as soon as that one has agreed, or has not refused
   * for seven days; every session then ends.
   */
  @Public()
  @Limited('link')
  @Post('confirm')
  @HttpCode(200)
  confirm(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.confirm(token)
  }

  /** Agree to a new e-mail address. The link in the present mailbox does, so that nobody waits for seven days. */
  @Public()
  @Limited('link')
  @Post('agree')
  @HttpCode(200)
  agree(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.agree(token)
  }

  /** Refuse a new e-mail address. The present one stays. */
  @Public()
  @Limited('link')
  @Post('refuse')
  @HttpCode(200)
  refuse(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.refuse(token)
  }
}
