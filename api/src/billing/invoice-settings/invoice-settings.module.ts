import { Module } from '@nestjs/common'
import { InvoiceSettingsController } from './invoice-settings.controller.js'
import { InvoiceSettingsService } from './invoice-settings.service.js'

@Module({ controllers: [InvoiceSettingsController], providers: [InvoiceSettingsService] })
export class InvoiceSettingsModule {}
