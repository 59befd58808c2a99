import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { followDockerfile, type Image, imageUser } from '../support/image-steps.js'

// An installation and a build: minutes.
const long = process.env.TEST_LONG ? describe : describe.skip

long('the steps of docker/Dockerfile, without Docker', () => {
  let root: string
  let image: Image
  let server: ChildProcess
  let output = ''
  let port: number

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'gatehouse-image-'))
    image = followDockerfile(root)
    port = await freePort()
    const [program = '', ...args] = image.command
    server = spawn(program, args, { ...inImage(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (output += String(text)))
    for (const until = performance.now() + 60_000; !output.includes('Gatehouse is ready.'); ) {
      if (server.exitCode !== null || performance.now() > until) throw new Error(`It did not start: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, 1_800_000)

  afterAll(() => {
    server?.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  })

  // Loopback alone, on a machine that others use.
  const inImage = () => ({
    cwd: image.folder,
    env: { ...image.env, HOST: '127.0.0.1', PORT: String(port) },
    ...imageUser,
  })
  const run = ([program = '', ...args]: string[]) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(program, args, inImage(), (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: stdout + stderr }),
      )
    })

  it('serve the site, the API and the health check as a user that may write /data alone', async () => {
    const url = `http://127.0.0.1:${port}`
    const page = await fetch(url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Gatehouse')])
    expect((await fetch(`${url}/api/clients`)).status).toBe(401)
    expect(await run(image.healthcheck)).toEqual({ code: 0, said: '' })
    expect((await run(['sh', '-c', 'echo x > x'])).code).not.toBe(0)
    expect(readdirSync(image.data)).toEqual(expect.arrayContaining(['app-secret', 'gatehouse.sqlite']))
    expect(statSync(join(image.data, 'app-secret')).mode & 0o777).toBe(0o600)
  })

  it('hold no tools of development, no tests and no sources', () => {
    const packages = ['typescript', 'jest', 'eslint', 'playwright-core', 'vite', 'node'].filter((name) =>
      existsSync(join(image.folder, 'node_modules', name)),
    )
    expect(packages).toEqual([])
    expect(readdirSync(image.folder).sort()).toEqual(['dist', 'node_modules', 'package.json'])
  })

  it('back up and verify inside, and end when they are asked to', async () => {
    const saved = await run(['node', '--run', 'backup', '--', image.data])
    expect(saved).toEqual({ code: 0, said: expect.stringMatching(/Backup: .*\.sqlite/) })
    expect((await run(['node', '--run', 'ledger:verify'])).code).toBe(0)
    server.kill('SIGTERM')
    const [code] = await once(server, 'close')
    expect(code).toBe(0)
  })
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
