import { Module } from '@nestjs/common'
import { MailModule } from '../../platform/mail/mail.module.js'
import { ContactController } from './contact.controller.js'
import { ContactMessagesController } from './contact-messages.controller.js'
import { ContactService } from './contact.service.js'

@Module({
  imports: [MailModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [ContactService],
})
export class ContactModule {}
