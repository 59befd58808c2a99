import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { adminEmail, adminPassword } from './calls.js'
import { count } from './native/profile.mjs'

const built = (path: string) => fileURLToPath(new URL(`../../dist/server/${path}`, import.meta.url))
const startMs = 300_000
const administrator = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }

/** How a process ended, and what it said. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ProductProcess {
  url: string
  pid: number
  stdout: string
  /** Sends the signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<Ended>
}

interface Running {
  child: ChildProcess
  ended: Promise<Ended>
  said: { stdout: string; stderr: string }
}

const children = new Set<ChildProcess>()

/** For whoever ends early. */
export function killProducts(): void {
  for (const child of children) child.kill('SIGKILL')
}

export const main = built('main.js')

/** A first start, which most of these are, has kept nothing compiled yet: all processes of a run share what one has compiled. */
export const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'gatehouse-compiled') }

// Nothing of the surrounding environment: a DATABASE_URL of the developer must not be written to.
export const environmentOf = (settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const known = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    REFUND_KEEPS_FEE: '0',
    FIRST_PLAN_DISPUTE_FEES: 'none',
    ...compiled,
  }
  return { ...known, ...administrator, ...settings }
}

function run(settings: NodeJS.ProcessEnv, program = main): Running {
  count('processes')
  const child = spawn(process.execPath, [program], { env: environmentOf(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  const said = { stdout: '', stderr: '' }
  child.stdout?.on('data', (text) => (said.stdout += String(text)))
  child.stderr?.on('data', (text) => (said.stderr += String(text)))
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child)
    return { code: code as number | null, ...said }
  })
  return { child, ended, said }
}

/** Starts with the tests' administrator, and resolves once the product says that it is ready; `program`: of another version. */
export async function startProduct(settings: NodeJS.ProcessEnv, program = main): Promise<ProductProcess> {
  const { child, ended, said } = run(settings, program)
  const until = performance.now() + startMs
  while (!/^ {2}API /m.test(said.stdout) || !said.stdout.endsWith('\n')) {
    if (child.exitCode !== null) throw new Error(`Gatehouse ended at its start: ${said.stderr}`)
    if (performance.now() > until) throw new Error(`Gatehouse did not start: ${said.stdout}${said.stderr}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const [, origin = ''] = /Site\s+(\S+?)\/\n/.exec(said.stdout) ?? []
  // Behind a proxy the address it names is not the one it listens on.
  const url = settings.PUBLIC_URL && settings.PORT ? `http://127.0.0.1:${settings.PORT}` : origin
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid ?? 0, stdout: said.stdout, end }
}

/** For a start that is refused, or killed: how it ended. One that succeeds all the same ends without a code. */
export async function runProduct(settings: NodeJS.ProcessEnv, killAfterMs = startMs, file = main): Promise<Ended> {
  const { child, ended } = run(settings, file)
  const limit = setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const result = await ended
  clearTimeout(limit)
  return result
}

/** `npm run ledger:verify` (`verifications/ledger`) and its like, as a process of its own. */
export function runBuilt(name: string, settings: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, ...compiled, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, [built(`${name}-command.js`), ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}
