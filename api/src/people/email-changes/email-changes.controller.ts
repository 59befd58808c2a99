import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type EmailChangeView, UseEmailChangeLink } from '#contract/email-changes.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { EmailChangesService } from './email-changes.service.js'

// Public, because the token in the body is the proof.
@Controller('email-changes')
export class EmailChangesController {
  constructor(private readonly changes: EmailChangesService) {}

  /** Read the email change behind a link. This is a read-only request. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.read(token)
  }

  /**
   * Confirm a new email address. It takes effect when the current address accepts it, or doesn't refuse for seven
   * days. All sessions then end.
   */
  @Public()
  @Limited('link')
  @Post('confirm')
  @HttpCode(200)
  confirm(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.confirm(token)
  }

  /** Accept a new email address. Uses the link sent to the current address. The change then doesn't wait seven days. */
  @Public()
  @Limited('link')
  @Post('agree')
  @HttpCode(200)
  agree(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.agree(token)
  }

  /** Refuse a new email address. The current address stays. */
  @Public()
  @Limited('link')
  @Post('refuse')
  @HttpCode(200)
  refuse(@Body() { token }: UseEmailChangeLink): Promise<EmailChangeView> {
    return this.changes.refuse(token)
  }
}
