import { Module } from '@nestjs/common'
import { MailAttachments } from './mail-attachments.js'
import { MailDelivery } from './mail-delivery.js'
import { MailReaders } from './mail-readers.js'
import { MailSeal } from './mail-seal.js'
import { MailTransport } from './mail-transport.js'
import { MailWorker } from './mail-worker.js'
import { Mailbox } from './mailbox.js'

@Module({
  providers: [Mailbox, MailAttachments, MailDelivery, MailReaders, MailSeal, MailTransport, MailWorker],
  exports: [Mailbox, MailAttachments, MailReaders],
})
export class MailModule {}
