import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { OpenApiController } from './openapi.controller.js'
import { OpenApiService } from './openapi.service.js'

@Module({ imports: [GateModule], controllers: [OpenApiController], providers: [OpenApiService] })
export class OpenApiModule {}
