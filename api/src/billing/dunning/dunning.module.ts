import { Module } from '@nestjs/common'
import { DunningSettingsController } from './dunning-settings.controller.js'
import { DunningSettingsService } from './dunning-settings.service.js'

@Module({ controllers: [DunningSettingsController], providers: [DunningSettingsService] })
export class DunningModule {}
