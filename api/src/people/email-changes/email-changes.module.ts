import { Module } from '@nestjs/common'
import { AccountModule } from '../account/account.module.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { EmailChangeEffect } from './email-change-effect.js'
import { EmailChangeWorker } from './email-change-worker.js'
import { EmailChangesController } from './email-changes.controller.js'
import { EmailChangesService } from './email-changes.service.js'

@Module({
  imports: [AccountModule, MailModule],
  controllers: [EmailChangesController],
  providers: [EmailChangesService, EmailChangeEffect, EmailChangeWorker],
})
export class EmailChangesModule {}
