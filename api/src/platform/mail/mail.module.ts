import { Module } from '@nestjs/common'
import { MailDelivery } from './mail-delivery.js'
import { MailSeal } from './mail-seal.js'
import { MailTransport } from './mail-transport.js'
import { MailWorker } from './mail-worker.js'
import { Mailbox } from './mailbox.js'

@Module({ providers: [Mailbox, MailDelivery, MailSeal, MailTransport, MailWorker], exports: [Mailbox] })
export class MailModule {}
