import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ConfirmEmail, type ConfirmEmailView } from '#contract/portal-users.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { EmailConfirmations } from './email-confirmations.service.js'

@Controller('portal-users')
export class EmailConfirmationsController {
  constructor(private readonly confirmations: EmailConfirmations) {}

  // Public, because the token in the body is the proof.
  /** Confirm the address of a sign-up as staff. The token comes from the mailed link, the password from the sign-up. */
  @Public()
  @Limited('signIn')
  @Post('confirm-email')
  @HttpCode(200)
  confirm(@Body() input: ConfirmEmail): Promise<ConfirmEmailView> {
    return this.confirmations.confirm(input)
  }
}
