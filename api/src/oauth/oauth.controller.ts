import { Body, Controller, Header, Headers, HttpCode, Post, UseFilters } from '@nestjs/common'
import type { AccessTokenRequest, AccessTokenView } from '#contract/oauth.js'
import { Public } from '../common/audience.js'
import { Limited } from '../common/limited.js'
import { OAuthErrorFilter } from './oauth-error.filter.js'
import { OAuthService } from './oauth.service.js'

@Controller('oauth')
@UseFilters(OAuthErrorFilter)
export class OAuthController {
  constructor(private readonly oauth: OAuthService) {}

  /** Get an access token. OAuth 2.0 client credentials: the key and secret of an API user, as HTTP Basic or in the form. */
  @Public()
  @Limited('token')
  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  token(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: AccessTokenRequest,
  ): Promise<AccessTokenView> {
    return this.oauth.issueToken(authorization, body)
  }
}
