import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { SavedMethodsModule } from '../saved-methods/saved-methods.module.js'
import { PayerAccessController } from './payer-access.controller.js'
import { PayerLinks } from './payer-links.service.js'
import { PayerMethods } from './payer-methods.service.js'
import { PayerSessions } from './payer-sessions.service.js'
import { PayerTokens } from './payer-tokens.js'
import { PortalLinksController } from './portal-links.controller.js'

@Module({
  imports: [MailModule, SavedMethodsModule],
  controllers: [PayerAccessController, PortalLinksController],
  providers: [PayerLinks, PayerMethods, PayerSessions, PayerTokens],
  exports: [PayerTokens],
})
export class PayerAccessModule {}
