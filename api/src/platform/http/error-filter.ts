import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/answers.js'
import { bodyMaxBytes } from '#contract/limits.js'
import { bodyTooLarge } from './body-limit.js'
import { isDatabaseAway } from './database-away.js'
import { AppError, DatabaseAway } from './app-error.js'

/** What is refused before our code sees it, by status. */
export const earlyRefusals: Record<number, [code: string, sentence: string]> = {
  400: ['MALFORMED_REQUEST', 'The request could not be read'],
  404: ['NOT_FOUND', 'There is nothing at this address'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not answer this method'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive'],
  413: ['BODY_TOO_LARGE', bodyTooLarge(bodyMaxBytes)],
  414: ['ADDRESS_TOO_LONG', 'The address is too long'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json'],
  431: ['HEADERS_TOO_LARGE', 'The request headers are too large'],
}

export const internalError: [code: string, sentence: string] = ['INTERNAL_ERROR', 'Something went wrong on our side']

/** Everything that is refused leaves through here, in one shape; what nobody foresaw is logged and says nothing. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors')

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>()
    this.answer(error, request, host.switchToHttp().getResponse<FastifyReply>())
  }

  /** For what fails outside of Nest's handlers: addresses that cannot be read, and the site. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { status, headers, ...body } = this.render(error, request)
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

/** The status of what Nest or Fastify refused before our code saw it; undefined for a fault of ours. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return known(error.getStatus())
  const statusCode = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof statusCode === 'number' ? known(statusCode) : undefined
}

const known = (status: number) => (status in earlyRefusals ? status : status >= 400 && status < 500 ? 400 : undefined)
const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
