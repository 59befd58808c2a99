import { strict as assert } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { createApp } from '../../api/src/create-app.js'
import { Database } from '../../api/src/platform/database/database.js'
import type { FoundView, VerificationView } from '../../libs/contract/verification.js'
import { type Answer, call, type CallableApi } from './calls.js'
import type { TestApi } from './test-api.js'
import { entities } from '../../api/src/process/entities.js'
import { until } from './until.js'

// A process of its own, which a busy machine takes minutes to start.
export const verificationMaxMs = 600_000

export type Subject = 'ledger' | 'audit'

export const readVerification = async (api: CallableApi, subject: Subject, token: string): Promise<VerificationView> =>
  (await api.call('GET', `/${subject}/verification`, { token })).body

export const startVerification = (api: CallableApi, subject: Subject, token: string) =>
  api.call('POST', `/${subject}/verification`, { token })

/** Starts a run, or joins it, and answers what it found; a busy machine may refuse a call for the moment. */
export async function verified(api: CallableApi, subject: Subject, token: string): Promise<FoundView | null> {
  const allowed = async (ask: () => Promise<Answer>) => {
    const { status, body } = await until(ask, (answer) => ![429, 503].includes(answer.status))
    assert.ok(status < 300, `The verification was refused with ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const { runID } = await allowed(() => startVerification(api, subject, token))
  const read = (): Promise<VerificationView> => allowed(() => api.call('GET', `/${subject}/verification`, { token }))
  return (await until(read, ({ running }) => running?.runID !== runID, verificationMaxMs)).last
}

const fileOf = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** One that has ended and is not yet taken note of has no command line any more. */
export const isVerifying = (pid: number): boolean => fileOf(pid, 'cmdline').includes('verification-process')

/** The processes that verify for this parent, as Linux lists them. */
export const verifiersOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => isVerifying(pid) && Number(/\) \w (\d+)/.exec(fileOf(pid, 'stat'))?.[1]) === parent)

/** A run whose process stands still from its beginning, until it is let go or killed. */
export async function standingRun(api: CallableApi, token: string) {
  const { status, body } = await startVerification(api, 'ledger', token)
  const [pid = 0] = verifiersOf(process.pid)
  process.kill(pid, 'SIGSTOP')
  return { status, run: body, pid }
}

/** Another server on the same database, as a replica is. */
export async function startSecond({ settings }: TestApi): Promise<CallableApi & { close(): Promise<void> }> {
  const environment = readEnvironment(settings)
  const app = await createApp(environment, readAppSecret(environment), await Database.open(environment, entities))
  await app.listen(0, '127.0.0.1')
  const url = await app.getUrl()
  return { call: (...args) => call(url, ...args), close: () => app.close() }
}
