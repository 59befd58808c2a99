import { Global, Module } from '@nestjs/common'
import { APP_INTERCEPTOR } from '@nestjs/core'
import { ApiVersionInterceptor } from './api-version.interceptor.js'
import { ApiVersions } from './api-versions.js'

@Global()
@Module({
  providers: [ApiVersions, { provide: APP_INTERCEPTOR, useClass: ApiVersionInterceptor }],
  exports: [ApiVersions],
})
export class ApiVersionsModule {}
