import { Module } from '@nestjs/common'
import { RiskListsController } from './risk-lists.controller.js'
import { RiskLists } from './risk-lists.service.js'

@Module({ controllers: [RiskListsController], providers: [RiskLists] })
export class RiskListsModule {}
