import { Module } from '@nestjs/common'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { OAuthController } from './oauth.controller.js'
import { OAuthService } from './oauth.service.js'

@Module({ imports: [ApiUsersModule], controllers: [OAuthController], providers: [OAuthService] })
export class OAuthModule {}
