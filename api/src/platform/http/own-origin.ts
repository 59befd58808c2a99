import type { HttpAdapterHost } from '@nestjs/core'
import type { Server } from 'node:http'
import type { Environment } from '../config/environment.js'
import { isNameOfMachine } from './machine-names.js'

type Listening = Pick<Environment, 'HOST' | 'PORT'>

/** With a PORT of 0 only the running server knows. */
function originOfServer(server: Server, { HOST, PORT }: Listening): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : PORT
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

export const listeningOrigin = ({ httpAdapter }: HttpAdapterHost, environment: Environment): string =>
  originOfServer(httpAdapter.getHttpServer() as Server, environment)

/** Never taken from the Host header, which is the caller's own word. */
export const ownOrigin = (host: HttpAdapterHost, environment: Environment): string =>
  environment.PUBLIC_URL ?? listeningOrigin(host, environment)

/**
 * The address of a page or document for the one who asks: without PUBLIC_URL a Host header counts only if it names this
 * machine and its port.
 */
export function askedOrigin(
  asked: string | undefined,
  server: Server,
  environment: Listening & Pick<Environment, 'PUBLIC_URL'>,
): string {
  if (environment.PUBLIC_URL) return environment.PUBLIC_URL
  const own = originOfServer(server, environment)
  const origin = `http://${asked ?? ''}`.toLowerCase()
  if (!URL.canParse(origin)) return own
  const url = new URL(origin)
  // Without `url.origin` a user name, a path or a second port could hide behind a known name.
  const isPlain = url.origin === origin || `${url.origin}:80` === origin
  const isHere = portOf(url) === portOf(new URL(own)) && isNameOfMachine(url.hostname, environment.HOST)
  return isPlain && isHere ? url.origin : own
}

const portOf = ({ port }: URL) => port || '80'
