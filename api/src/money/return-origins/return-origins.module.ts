import { Module } from '@nestjs/common'
import { ReturnOriginsController } from './return-origins.controller.js'
import { ReturnOrigins } from './return-origins.service.js'

@Module({ controllers: [ReturnOriginsController], providers: [ReturnOrigins] })
export class ReturnOriginsModule {}
