import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type NotMeView, UseNotMeLink } from '#contract/security-log.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { NotMeLinks } from './not-me-links.service.js'

// Public, because the token in the body is the proof.
@Controller('account/not-me')
export class NotMeController {
  constructor(private readonly links: NotMeLinks) {}

  /** Read what a link that says "this was not me" is about. It changes nothing. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseNotMeLink): Promise<NotMeView> {
    return this.links.read(token)
  }

  /**
   * Say that it was not you. Every session of the login ends, its password opens nothing any more, what the mail told
   * about is taken back where it can be, and a link for a new password is mailed. The link works once.
   */
  @Public()
  @Limited('link')
  @Post()
  @HttpCode(200)
  confirm(@Body() { token }: UseNotMeLink): Promise<NotMeView> {
    return this.links.confirm(token)
  }
}
