import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ConfirmEmail, type ConfirmEmailView } from '#contract/portal-users.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { EmailConfirmations } from './email-confirmations.service.js'

@Controller('portal-users')
export class EmailConfirmationsController {
  constructor(private readonly confirmations: EmailConfirmations) {}

  // Public, because the token in the body is the proof.
  /** Confirm the email address of a staff sign-up. Send the token from the emailed link and the password from the sign-up. */
  @Public()
  @Limited('signIn')
  @Post('confirm-email')
  @HttpCode(200)
  confirm(@Body() input: ConfirmEmail): Promise<ConfirmEmailView> {
    return this.confirmations.confirm(input)
  }
}
