import { Module } from '@nestjs/common'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { DeviceLoginsModule } from '../device-logins/device-logins.module.js'
import { OAuthController } from './oauth.controller.js'
import { OAuthService } from './oauth.service.js'
import { RevokedTokens } from './revoked-tokens.js'
import { TokenQuestionsService } from './token-questions.service.js'

@Module({
  imports: [ApiUsersModule, DeviceLoginsModule],
  controllers: [OAuthController],
  providers: [OAuthService, TokenQuestionsService, RevokedTokens],
  exports: [RevokedTokens],
})
export class OAuthModule {}
