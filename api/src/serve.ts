import 'reflect-metadata'
import { HttpAdapterHost } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './create-app.js'
import { readAppSecret } from './platform/config/app-secret.js'
import { type Environment, InvalidEnvironment, readEnvironment } from './platform/config/environment.js'
import { letYoungGenerationGrow } from './platform/config/young-generation.js'
import { CannotOpenDatabase } from './platform/database/data-source.js'
import { Database } from './platform/database/database.js'
import { lockFolder } from './platform/database/sqlite/serving-lock.js'
import { ownOrigin } from './platform/http/own-origin.js'
import type { FirstAdministratorNotice } from './process/first-run/first-administrator.js'
import { FirstRun } from './process/first-run/first-run.service.js'
import { Health } from './process/observe/health.js'
import { nameSourcesInStacks } from './process/observe/named-stacks.js'
import { startTraces } from './process/observe/traces.js'
import { serveSite } from './process/site/serve-site.js'
import { entities } from './process/entities.js'

class CannotListen extends Error {}

async function start(): Promise<void> {
  nameSourcesInStacks()
  const environment = readEnvironment()
  const secret = readAppSecret(environment)
  if (!environment.DATABASE_URL) await lockFolder(environment.dataDir)
  const database = await Database.open(environment, entities)
  const traces = await startTraces(environment)
  const app = await createApp(environment, secret, database, traces)
  await serveSite(app, environment, secret)
  await app.init()
  await listen(app, environment)
  letYoungGenerationGrow()
  stopOnSignal(async (hurry) => {
    app.get(Health).refuseFromNowOn()
    await pause(environment.SHUTDOWN_DRAIN_SECONDS * 1_000, undefined, { signal: hurry }).catch(() => undefined)
    await app.close()
    await traces?.stop()
  })
  const origin = ownOrigin(app.get(HttpAdapterHost), environment)
  const { notice } = app.get(FirstRun)
  greet(origin, notice, !notice && environment.ADMIN_PASSWORD !== undefined)
}

function greet(origin: string, administrator: FirstAdministratorNotice | null, isPasswordUnused: boolean): void {
  const lines = [
    'Gatehouse is ready.',
    `  Site           ${origin}/`,
    `  Merchant area  ${origin}/client/login`,
    `  Admin portal   ${origin}/admin/login`,
    `  API            ${origin}/api`,
  ]
  if (administrator) {
    lines.push('', 'The first administrator was created. This is shown once:')
    lines.push(`  Email          ${administrator.email}`)
    lines.push(`  Password       ${administrator.password ?? 'the one in ADMIN_PASSWORD'}`)
  }
  if (isPasswordUnused) {
    lines.push('', 'ADMIN_PASSWORD wasn’t used because an administrator already exists. Their password stays the same.')
    lines.push(`  Reset it       ${origin}/admin/forgot-password`)
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

// Fastify itself: Nest would log the error that is explained here.
async function listen(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const server = app.getHttpAdapter().getInstance()
  await server.listen({ host: environment.HOST, port: environment.PORT }).catch((error: unknown) => {
    throw new CannotListen(reasonNotListening(error, environment))
  })
}

function reasonNotListening(error: unknown, { HOST, PORT }: Environment): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${PORT} on ${HOST} is already in use. Set PORT to another one.`
  if (code === 'EACCES') return `Port ${PORT} on ${HOST} may not be used by this user. Set PORT to another one.`
  return `Cannot listen on ${HOST}:${PORT}: ${message}`
}

/** A second signal ends the time that balancers have to notice. */
function stopOnSignal(close: (hurry: AbortSignal) => Promise<void>): void {
  const hurry = new AbortController()
  let isStopping = false
  const stop = () => {
    if (isStopping) return hurry.abort()
    isStopping = true
    close(hurry.signal).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function fail(error: unknown): void {
  const isExplained =
    error instanceof InvalidEnvironment || error instanceof CannotOpenDatabase || error instanceof CannotListen
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

start().catch(fail)
