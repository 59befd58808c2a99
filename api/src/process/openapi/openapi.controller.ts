import { Controller, Get, Req, Res } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Server } from 'node:http'
import type { CollectionAnswer, OpenApiAnswer } from '#contract/openapi.js'
import { FromAnySite } from '../../platform/http/any-site.js'
import { Public } from '../../platform/http/audience.js'
import { askedOrigin } from '../../platform/http/own-origin.js'
import { Environment } from '../../platform/config/environment.js'
import { collectionOf } from './collection.js'
import { OpenApiService } from './openapi.service.js'

@Controller()
export class OpenApiController {
  constructor(
    private readonly openApi: OpenApiService,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Read this document. It is generated from the code. */
  @Public()
  @FromAnySite()
  @Get('openapi.json')
  read(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): OpenApiAnswer {
    const origin = this.originFor(request, reply)
    const document = { ...this.openApi.document(origin) }
    void reply.type('application/json; charset=utf-8').serializer(() => this.openApi.text(origin))
    return document
  }

  /** Read the endpoints for API users as a Postman collection (format 2.1). It is generated from the OpenAPI document. */
  @Public()
  @FromAnySite()
  @Get('collection.json')
  collection(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): CollectionAnswer {
    return collectionOf(this.openApi.document(this.originFor(request, reply)))
  }

  private originFor(request: FastifyRequest, reply: FastifyReply): string {
    const { environment, host } = this
    // Without PUBLIC_URL it says where this one request came to, and a shared cache must not tell that to others.
    void reply.header('cache-control', `${environment.PUBLIC_URL ? 'public' : 'private'}, max-age=300`)
    return askedOrigin(request.headers.host, host.httpAdapter.getHttpServer() as Server, environment)
  }
}
