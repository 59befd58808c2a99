import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import {
  ForgotPassword,
  type ForgotPasswordView,
  type KnownDeviceView,
  OpenSignInLink,
  ResetPassword,
  type ResetPasswordView,
} from '#contract/account.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { AccountService } from './account.service.js'
import { SignInLinks } from '../sign-in/sign-in-links.js'

@Controller('account')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly signInLinks: SignInLinks,
  ) {}

  /** Request a password reset. Every account with this email address gets a link. The response is the same for unknown addresses. */
  @Public()
  @Limited('forgot')
  @Post('forgot')
  @HttpCode(200)
  forgot(@Body() input: ForgotPassword): Promise<ForgotPasswordView> {
    return this.account.forgot(input)
  }

  // Public, because the token in the body is the proof.
  /** Set a new password. The token is in the emailed link and works once. All sessions of the account end. */
  @Public()
  @Post('reset')
  @HttpCode(200)
  reset(@Body() input: ResetPassword): Promise<ResetPasswordView> {
    return this.account.reset(input)
  }

  // Public, as above.
  /**
   * Remember this device for an account that is locked for new devices. The token is in the emailed link and works
   * once. You still need the password to sign in. Send `deviceToken` with it as `Device-Token`.
   */
  @Public()
  @Limited('signIn')
  @Post('sign-in-link')
  @HttpCode(200)
  openSignInLink(@Body() { token }: OpenSignInLink): Promise<KnownDeviceView> {
    return this.signInLinks.redeem(token)
  }
}
