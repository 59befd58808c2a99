import { Controller, Get, Header } from '@nestjs/common'
import type { OpenApiAnswer } from '#contract/openapi.js'
import { Public } from '../common/audience.js'
import { OpenApiService } from './openapi.service.js'

@Controller()
export class OpenApiController {
  constructor(private readonly openApi: OpenApiService) {}

  /** Read this document. It is made of the routes, request classes and answers of the running product. */
  @Public()
  @Get('openapi.json')
  @Header('cache-control', 'public, max-age=300')
  read(): OpenApiAnswer {
    return { ...this.openApi.document() }
  }
}
