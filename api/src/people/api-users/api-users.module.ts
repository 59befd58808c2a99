import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { ApiUserAdminService } from './api-user-admin.service.js'
import { ApiUserCredentialsService } from './api-user-credentials.service.js'
import { ApiUserNotice } from './api-user-notice.js'
import { ApiUsersController } from './api-users.controller.js'
import { ApiUsersService } from './api-users.service.js'
import { ClientApiUsersController } from './client-api-users.controller.js'
import { ExpiryNotice } from './expiry-notice.js'

@Module({
  imports: [ClientsModule, MailModule, SignInModule],
  controllers: [ClientApiUsersController, ApiUsersController],
  providers: [ApiUsersService, ApiUserAdminService, ApiUserCredentialsService, ApiUserNotice, ExpiryNotice],
  exports: [ApiUsersService, ApiUserCredentialsService],
})
export class ApiUsersModule {}
