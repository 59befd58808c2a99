import type { HttpAdapterHost } from '@nestjs/core'
import type { FastifyRequest } from 'fastify'
import type { Server } from 'node:http'
import type { Environment } from '../config/environment.js'

/** With a PORT of 0 only the running server knows. */
export function listeningOrigin({ httpAdapter }: HttpAdapterHost, { HOST, PORT }: Environment): string {
  const address = (httpAdapter.getHttpServer() as Server).address()
  const port = typeof address === 'object' && address ? address.port : PORT
  return `http://${HOST}:${port}`
}

/** Never taken from the Host header, which is the caller's own word. */
export const ownOrigin = (host: HttpAdapterHost, environment: Environment): string =>
  environment.PUBLIC_URL ?? listeningOrigin(host, environment)

/** The caller's own word: for its own answer alone, and never for what others will read. */
export function askedOrigin({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const named = `${protocol}://${host}`
  return URL.canParse(named) && new URL(named).origin === named ? named : ''
}
