import { Body, Controller, Header, Headers, HttpCode, Post, UseFilters } from '@nestjs/common'
import type { DeviceCodeView, DeviceRequest } from '#contract/device-logins.js'
import type { AccessTokenRequest, AccessTokenView, IntrospectionView, TokenQuestion } from '#contract/oauth.js'
import { Public } from '../../platform/http/audience.js'
import { CallOrigin, type Origin } from '../../platform/http/caller.js'
import { Limited } from '../../platform/http/limited.js'
import { OAuthErrorFilter } from './oauth-error.filter.js'
import { OAuthService } from './oauth.service.js'
import { TokenQuestionsService } from './token-questions.service.js'

@Controller('oauth')
@UseFilters(OAuthErrorFilter)
export class OAuthController {
  constructor(
    private readonly oauth: OAuthService,
    private readonly questions: TokenQuestionsService,
  ) {}

  /** Get an access token. OAuth 2.0 client credentials: the key and secret of an API user, as HTTP Basic or in the form; or the code of a device that was let in. */
  @Public()
  @Limited('token')
  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  token(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: AccessTokenRequest,
    @CallOrigin() { address }: Origin,
  ): Promise<AccessTokenView> {
    return this.oauth.issueToken(authorization, body, address)
  }

  /**
   * Begin the sign-in of a device without a browser (RFC 8628). A person types the code at the address; meanwhile the device asks for its
   * token with it, and is told `authorization_pending` until somebody has decided.
   */
  @Public()
  @Limited('device')
  @Post('device')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  device(@Body() body: DeviceRequest, @CallOrigin() origin: Origin): Promise<DeviceCodeView> {
    return this.oauth.beginDevice(body, origin)
  }

  /** Revoke an access token before it ends (RFC 7009). A token that does not count any more is answered alike. */
  @Public()
  @Limited('token')
  @Post('revoke')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  revoke(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: TokenQuestion,
    @CallOrigin() { address }: Origin,
  ): Promise<void> {
    return this.questions.revoke(authorization, body, address)
  }

  /** Ask whether an access token of your client counts (RFC 7662). */
  @Public()
  @Limited('token')
  @Post('introspect')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  introspect(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: TokenQuestion,
    @CallOrigin() { address }: Origin,
  ): Promise<IntrospectionView> {
    return this.questions.introspect(authorization, body, address)
  }
}
