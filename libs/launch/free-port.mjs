import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { parseEnv } from 'node:util'
import { LaunchError } from './launch-error.mjs'
import { inRoot } from './paths.mjs'

const settingsFile = () => (existsSync(inRoot('.env')) ? parseEnv(readFileSync(inRoot('.env'), 'utf8')) : {})

export const addressFrom = (environment, file = settingsFile()) => ({
  host: environment.HOST || file.HOST || '127.0.0.1',
  port: Number(environment.PORT || file.PORT || 3000),
})

const faultOf = ({ host, port }) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen({ host, port }, () => server.close(() => resolve(undefined)))
  })

export const requireFreePort = async (address, command) => {
  if ((await faultOf(address)) !== 'EADDRINUSE') return
  const { host, port } = address
  throw new LaunchError(
    `Port ${port} on ${host} is already in use. End what listens there, or take another one: PORT=${port + 1} ${command}`,
  )
}
