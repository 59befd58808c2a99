import { Module } from '@nestjs/common'
import { ClientsModule } from '../clients/clients.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { ClientSecurityPolicyController } from './client-security-policy.controller.js'
import { SecurityPolicyController } from './security-policy.controller.js'
import { SecurityPolicyService } from './security-policy.service.js'

@Module({
  imports: [ClientsModule, PortalUsersModule, SignInModule],
  controllers: [ClientSecurityPolicyController, SecurityPolicyController],
  providers: [SecurityPolicyService],
})
export class SecurityPolicyModule {}
