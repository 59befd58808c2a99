import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenApiAnswer } from '#contract/openapi.js'
import { FromAnySite } from '../../platform/http/any-site.js'
import { Public } from '../../platform/http/audience.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { Environment } from '../../platform/config/environment.js'
import { OpenApiService } from './openapi.service.js'

@Controller()
export class OpenApiController {
  constructor(
    private readonly openApi: OpenApiService,
    private readonly environment: Environment,
  ) {}

  /** Read this document. It is made of the routes, request classes and answers of the running product. */
  @Public()
  @FromAnySite()
  @Get('openapi.json')
  read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): OpenApiAnswer {
    const { PUBLIC_URL } = this.environment
    // Without PUBLIC_URL it says where this one request came to, and a shared cache must not tell that to others.
    void reply.header('cache-control', `${PUBLIC_URL ? 'public' : 'private'}, max-age=300`)
    return { ...this.openApi.document(PUBLIC_URL ?? askedOrigin(request)) }
  }
}
