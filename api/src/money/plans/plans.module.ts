import { Module } from '@nestjs/common'
import { ClientTermsController } from './client-terms.controller.js'
import { ClientTermsService } from './client-terms.service.js'
import { PlansController } from './plans.controller.js'
import { PlansService } from './plans.service.js'

@Module({ controllers: [PlansController, ClientTermsController], providers: [PlansService, ClientTermsService] })
export class PlansModule {}
