import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyOfDemo } from '../support/demo-data.js'
import { inProject } from '../support/dockerfile.js'
import { artifactsFrom, commandsOf, installByNpm, packageFrom, unpack } from '../support/installed-package.js'
import { compiled } from '../support/product-process.js'

// npm fetches and unpacks eighty packages: a minute or more.
const long = process.env.TEST_LONG ? describe : describe.skip

const root = mkdtempSync(join(tmpdir(), 'gatehouse-package-'))
let file: string
let server: ChildProcess | undefined

beforeAll(() => {
  file = packageFrom(root)
}, 600_000)
afterEach(() => void server?.kill('SIGKILL'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const environment = (own: NodeJS.ProcessEnv = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  LOG_LEVEL: 'error',
  ...compiled,
  ...own,
})

const runIn = (cwd: string, [program = '', ...words]: string[], own?: NodeJS.ProcessEnv) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(program, words, { cwd, env: environment(own) }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

async function serve(cwd: string, [program = '', ...words]: string[], own?: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(program, words, { cwd, env: environment(own), stdio: ['ignore', 'pipe', 'pipe'] })
  server = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  for (const until = performance.now() + 300_000; ; ) {
    const [, url] = /Site\s+(\S+?)\/\n[^]*API /.exec(said) ?? []
    if (url) return url
    if (child.exitCode !== null || performance.now() > until) throw new Error(`It did not start: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A port that is taken until `leave`. */
async function takePort() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const PORT = String((other.address() as AddressInfo).port)
  const leave = async () => {
    other.close()
    await once(other, 'close')
  }
  return { PORT, leave }
}

const statusOf = async (url: string) => (await fetch(url)).status

describe('the package', () => {
  let folder: string
  let gatehouse: (...words: string[]) => string[]

  beforeAll(() => {
    const installed = unpack(file, join(root, 'unpacked'))
    gatehouse = commandsOf(installed)
    folder = mkdtempSync(join(root, 'empty-'))
    writeFileSync(join(folder, '.env'), 'ADMIN_EMAIL=owner@shop.example\n')
  })

  const run = (...words: string[]) => runIn(folder, gatehouse(...words))
  const signIns = () => join(folder, 'data', 'demo', 'sign-ins.txt')

  it('names the Node it needs, and refuses an older one in a sentence', async () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'unpacked/node_modules/gatehouse/package.json'), 'utf8'))
    expect(engines).toEqual({ node: '>=22.22.0' })
    const old = encodeURIComponent('Object.defineProperty(process.versions, "node", { value: "22.21.1" })')
    const found = await runIn(folder, gatehouse('start'), { NODE_OPTIONS: `--import=data:text/javascript,${old}` })
    const stderr = 'Gatehouse needs Node 22.22.0 or newer; this is Node 22.21.1.\n'
    expect(found).toEqual({ code: 1, stdout: '', stderr })
  })

  it('says what it can, and ends with 2 where it cannot', async () => {
    expect(await run('--help')).toEqual({ code: 0, stdout: expect.stringContaining('ledger verify'), stderr: '' })
    expect(await run('backup', '--help')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^gatehouse backup </),
    })
    for (const words of [[], ['ledger'], ['publish']])
      expect(await run(...words)).toEqual({
        code: 2,
        stdout: '',
        stderr: expect.stringContaining('gatehouse <command>'),
      })
    expect(readdirSync(folder)).toEqual(['.env'])
  })

  it('serves pages and the API from an empty folder, keeps its data there, and ends when it is asked to', async () => {
    const url = await serve(folder, gatehouse('start'))
    for (const path of ['/', '/client/login', '/docs/quickstart', '/sdk/gatehouse-sdk.tgz', '/api/openapi.json'])
      expect([path, await statusOf(url + path)]).toEqual([path, 200])
    expect(readdirSync(join(folder, 'data'))).toEqual(expect.arrayContaining(['app-secret', 'gatehouse.sqlite']))
    if (process.platform === 'linux') expect(threadsOf(server?.pid ?? 0)).toBe(8)
    server?.kill('SIGTERM')
    expect((await once(server as ChildProcess, 'close'))[0]).toBe(0)
  })

  it('backs up, verifies and restores, in words without colour that name its own commands', async () => {
    const saved = await run('backup', './saved.sqlite')
    expect(saved).toMatchObject({ code: 0, stdout: expect.stringMatching(/Backup: .*saved\.sqlite/) })
    for (const words of ['ledger verify', 'ledger:verify', 'audit verify'])
      expect(await run(...words.split(' '))).toMatchObject({ code: 0, stdout: expect.stringMatching(/is intact/) })
    const refused = await run('restore', './saved.sqlite')
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('To replace it, add --replace') })
    expect((await run('restore', './saved.sqlite', '--replace')).code).toBe(0)
    const usages = await Promise.all([run('backup'), run('account:reset-factors'), run('migrate', 'data', 'x')])
    expect(
      usages.map(({ code, stderr }) => [code, stderr.includes('npx gatehouse '), stderr.includes('npm run')]),
    ).toEqual(usages.map(() => [1, true, false]))
    expect([saved, refused, ...usages].some(({ stdout, stderr }) => /\x1b/.test(stdout + stderr))).toBe(false)
  })

  it('serves the demo in the folder once its port is free, and says when it cannot make one', async () => {
    const { PORT, leave } = await takePort()
    const refused = await runIn(folder, gatehouse('demo'), { PORT })
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('npx gatehouse demo') })
    await leave()
    const failed = await runIn(folder, gatehouse('demo', '--nonsense'), { PORT })
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('Couldn’t create the demo.') })
    cpSync(await copyOfDemo(), join(folder, 'data', 'demo'), { recursive: true })
    writeFileSync(signIns(), 'who may sign in\n')
    const url = await serve(folder, gatehouse('demo'), { PORT })
    expect(await statusOf(`${url}/client/login`)).toBe(200)
    expect(readFileSync(signIns(), 'utf8')).toBe('who may sign in\n')
  })

  // Its program makes the demo of every run; here it makes another one.
  const longer = process.env.TEST_LONG ? it : it.skip
  longer('makes the demo in the folder', async () => {
    const { PORT, leave } = await takePort()
    await leave()
    const url = await serve(folder, gatehouse('demo', '--payments', '4'), { PORT })
    expect(await statusOf(`${url}/client/login`)).toBe(200)
    expect(readFileSync(signIns(), 'utf8')).toContain('admin@demo.example')
  })

  it('writes nothing into its own folder', () => {
    const written = readdirSync(join(root, 'unpacked/node_modules/gatehouse'))
    expect(written).not.toContain('data')
  })
})

describe('what a release carries', () => {
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const folder = join(root, 'release')
  const namesIn = (name: string): string[] =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')).components.map((one: { name: string }) => one.name)

  it('is the package, the SDKs, two bills of materials and sums that hold', async () => {
    const names = artifactsFrom(file, folder, version)
    expect(names).toEqual([
      'SHA256SUMS',
      `gatehouse-${version}-build.cdx.json`,
      `gatehouse-${version}-py3-none-any.whl`,
      `gatehouse-${version}.cdx.json`,
      `gatehouse-${version}.tgz`,
      `gatehouse-js-${version}.tgz`,
      `gatehouse-medusa-${version}.tgz`,
      `gatehouse-php-${version}.zip`,
      `gatehouse-sdk-${version}.tgz`,
      `gatehouse-vendure-${version}.tgz`,
    ])
    const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(sums).toHaveLength(names.length - 1)
    for (const line of sums) {
      const [sum = '', name = ''] = line.split('  ')
      expect([
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]).toEqual([name, sum])
    }
  })

  it('says what is installed, and what is inside', () => {
    const installed = namesIn(`gatehouse-${version}.cdx.json`)
    expect(installed).toEqual(expect.arrayContaining(['sqlite3', 'pg', 'react']))
    expect(installed).not.toContain('fastify')
    expect(namesIn(`gatehouse-${version}-build.cdx.json`)).not.toContain('jest')
    expect(namesIn(`gatehouse-${version}-build.cdx.json`)).toEqual(expect.arrayContaining(['sqlite3', 'fastify']))
    const bill = JSON.parse(readFileSync(join(folder, `gatehouse-${version}.cdx.json`), 'utf8'))
    expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'gatehouse'])
  })
})

long('the package, installed by npm into an empty folder', () => {
  it('serves a page by `npx gatehouse start`, in less than 110 MB', async () => {
    const folder = mkdtempSync(join(root, 'npm-'))
    const installed = installByNpm(file, folder)
    expect(installed.bytes).toBeLessThan(110 * 1024 * 1024)
    const url = await serve(folder, ['npx', 'gatehouse', 'start'])
    expect(await statusOf(`${url}/`)).toBe(200)
    expect((await runIn(folder, ['npx', 'gatehouse', 'ledger', 'verify'])).code).toBe(0)
    server?.kill('SIGTERM')
    await once(server as ChildProcess, 'close')
  }, 1_800_000)
})

const threadsOf = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).filter(
    (task) => readFileSync(`/proc/${pid}/task/${task}/comm`, 'utf8') === 'libuv-worker\n',
  ).length
