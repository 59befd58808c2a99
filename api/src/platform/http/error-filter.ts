import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/answers.js'
import { bodyMaxBytes } from '#contract/limits.js'
import * as words from '#contract/messages/errors/http.js'
import { bodyTooLarge } from './body-limit.js'
import { isDatabaseAway } from './database-away.js'
import { noteAnswer } from './answer-notes.js'
import { AppError, DatabaseAway } from './app-error.js'

export const earlyRefusals: Record<number, [code: string, sentence: string]> = {
  400: ['MALFORMED_REQUEST', words.malformedRequest],
  404: ['NOT_FOUND', words.nothingHere],
  405: ['METHOD_NOT_ALLOWED', words.methodNotAllowed],
  408: ['REQUEST_TIMEOUT', words.requestTimeout],
  413: ['BODY_TOO_LARGE', bodyTooLarge(bodyMaxBytes)],
  414: ['ADDRESS_TOO_LONG', words.addressTooLong],
  415: ['UNSUPPORTED_MEDIA_TYPE', words.unsupportedMediaType],
  431: ['HEADERS_TOO_LARGE', words.headersTooLarge],
}

export const internalError: [code: string, sentence: string] = ['INTERNAL_ERROR', words.internalError]

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors')

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    this.answer(error, request, host.switchToHttp().getResponse<FastifyReply>())
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { status, headers, ...body } = this.render(error, request)
    if (request.raw) noteAnswer(request.raw, { code: body.code })
    // A handler may have announced another type, such as CSV, before it was refused.
    void reply.removeHeader('content-disposition').type('application/json').status(status).headers(headers).send(body)
  }

  private render(
    fault: unknown,
    request: FastifyRequest,
  ): ErrorBody & { status: number; headers: Record<string, string> } {
    const error = isDatabaseAway(fault) ? new DatabaseAway() : fault
    if (error !== fault) this.logger.warn(`${request.id} ${request.method} ${request.routeOptions.url ?? ''}: ${fault}`)
    if (error instanceof AppError) {
      const { status, code, message, fields, headers, more } = error
      const body = { error: message, message, code, requestId: request.id, ...(fields && { fields }), ...more }
      return { status, headers, ...body }
    }
    const status = statusOf(error)
    if (status === undefined)
      this.logger.error(`${request.id} ${request.method} ${request.routeOptions.url ?? ''}`, stackOf(error))
    const [code, general] = (status && earlyRefusals[status]) || internalError
    const sentence = status === 413 ? bodyTooLarge(request.routeOptions.bodyLimit) : general
    return { status: status ?? 500, headers: {}, error: sentence, message: sentence, code, requestId: request.id }
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return known(error.getStatus())
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof statusCode === 'number' ? known(statusCode) : undefined
}

const known = (status: number) => (status in earlyRefusals ? status : status >= 400 && status < 500 ? 400 : undefined)
const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
