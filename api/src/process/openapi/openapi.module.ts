import { Module } from '@nestjs/common'
import { PermissionsModule } from '../../people/permissions/permissions.module.js'
import { OpenApiController } from './openapi.controller.js'
import { OpenApiService } from './openapi.service.js'

@Module({ imports: [PermissionsModule], controllers: [OpenApiController], providers: [OpenApiService] })
export class OpenApiModule {}
