import { Module } from '@nestjs/common'
import { MailDelivery } from './mail-delivery.js'
import { MailReaders } from './mail-readers.js'
import { MailSeal } from './mail-seal.js'
import { MailTransport } from './mail-transport.js'
import { MailWorker } from './mail-worker.js'
import { Mailbox } from './mailbox.js'

@Module({
  providers: [Mailbox, MailDelivery, MailReaders, MailSeal, MailTransport, MailWorker],
  exports: [Mailbox, MailReaders],
})
export class MailModule {}
