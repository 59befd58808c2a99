import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { type NotMeView, UseNotMeLink } from '#contract/security-log.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { NotMeLinks } from './not-me-links.service.js'

// Public, because the token in the body is the proof.
@Controller('account/not-me')
export class NotMeController {
  constructor(private readonly links: NotMeLinks) {}

  /** Read the event behind a "This wasn't me" link. This is a read-only request. */
  @Public()
  @Limited('link')
  @Post('read')
  @HttpCode(200)
  read(@Body() { token }: UseNotMeLink): Promise<NotMeView> {
    return this.links.read(token)
  }

  /**
   * Report that it wasn't you. All sessions end, the password stops working, the reported change is undone if
   * possible, and a link to set a new password is emailed. The link works once.
   */
  @Public()
  @Limited('link')
  @Post()
  @HttpCode(200)
  confirm(@Body() { token }: UseNotMeLink): Promise<NotMeView> {
    return this.links.confirm(token)
  }
}
