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

  /**
   * Get an access token with OAuth 2.0. Send an API user's key and secret as HTTP Basic or in the form, or the code of
   * an approved device.
   */
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
   * Start signing in a device without a browser (RFC 8628). A person enters the code at the URL. Until they decide, the
   * device polls for its token and gets `authorization_pending`.
   */
  @Public()
  @Limited('device')
  @Post('device')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  device(@Body() body: DeviceRequest, @CallOrigin() origin: Origin): Promise<DeviceCodeView> {
    return this.oauth.beginDevice(body, origin)
  }

  /** Revoke an access token (RFC 7009). The response is the same for tokens that are no longer valid. */
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

  /** Check whether an access token is valid (RFC 7662). */
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
