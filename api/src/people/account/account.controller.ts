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

  /** Ask for a new password. Every account with this e-mail gets a link; known and unknown e-mails are answered alike. */
  @Public()
  @Limited('forgot')
  @Post('forgot')
  @HttpCode(200)
  forgot(@Body() input: ForgotPassword): Promise<ForgotPasswordView> {
    return this.account.forgot(input)
  }

  // Public, because the token in the body is the proof.
  /** Set a new password. The token comes from the mailed link, works once, and every session of the account ends. */
  @Public()
  @Post('reset')
  @HttpCode(200)
  reset(@Body() input: ResetPassword): Promise<ResetPasswordView> {
    return this.account.reset(input)
  }

  // Public, as above.
  /**
   * Make this device a known one of an account that somebody guesses at. The token comes from the mailed link and works
   * once. Signing in still takes the password; send `deviceToken` with it as `Device-Token`.
   */
  @Public()
  @Limited('signIn')
  @Post('sign-in-link')
  @HttpCode(200)
  openSignInLink(@Body() { token }: OpenSignInLink): Promise<KnownDeviceView> {
    return this.signInLinks.redeem(token)
  }
}
