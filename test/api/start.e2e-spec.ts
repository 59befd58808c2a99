import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Database } from '../../api/src/platform/database/database.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { signInAdmin } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { type Ended, runProduct } from '../support/product-process.js'
import { startedDatabase } from '../support/started-database.js'
import { entities } from '../../api/src/process/entities.js'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let folder: string
beforeAll(async () => {
  ;({ settings, remove } = await startedDatabase())
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-start-'))
})
afterAll(async () => {
  await remove()
  await rm(folder, { recursive: true, force: true })
})

const secret = 'a secret of at least thirty-two characters'
const sqlite = () => ({ DATA_DIR: join(folder, `data-${Math.random()}`) })

/** Exit code 1 and this on standard error: no stack, nothing on standard output. */
function expectRefusal({ code, stdout, stderr }: Ended, sentence: string | RegExp): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr).not.toMatch(/\n\s+at |Error:|node:internal/)
}

/** One line. */
function expectSentence(ended: Ended, sentence: string | RegExp): void {
  expectRefusal(ended, sentence)
  expect(ended.stderr.trimEnd().split('\n')).toHaveLength(1)
}

/** The data still opens, and the administrator still signs in. */
async function expectUnharmed(of: NodeJS.ProcessEnv): Promise<void> {
  const gatehouse = await startGatehouse(of)
  expect(await signInAdmin(gatehouse)).toEqual(expect.any(String))
  expect((await gatehouse.end('SIGTERM')).code).toBe(0)
}

describe('a second start on the folder of one that runs', () => {
  it('is refused in one sentence, and allowed once the first one was killed', async () => {
    const own = await startedDatabase()
    const first = await startGatehouse(own.settings)
    expectSentence(await runProduct(own.settings), /^Another Gatehouse is serving .*Stop it first/)
    await first.end('SIGKILL')
    await expectUnharmed(own.settings)
    await own.remove()
  })
})

describe('the first start', () => {
  let own: { DATA_DIR: string; ADMIN_PASSWORD: string }
  let first: Gatehouse & { stdout: string }
  beforeAll(async () => {
    own = { ...sqlite(), ADMIN_PASSWORD: '' }
    first = await startGatehouse(own)
  })

  it('generates a secret that only its owner may read, in a folder that only its owner may enter', async () => {
    const { DATA_DIR } = own
    expect((await stat(join(DATA_DIR, 'app-secret'))).mode & 0o777).toBe(0o600)
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700)
    expect((await readFile(join(DATA_DIR, 'app-secret'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('app-secret'))).toEqual(['app-secret'])
  })

  it('prints the addresses and, once, the administrator with a generated password', async () => {
    const [, email] = /Email +(\S+)/.exec(first.stdout) ?? []
    const [, password] = /Password +(\S+)/.exec(first.stdout) ?? []
    expect(password).toMatch(/^[\w-]{20,}$/)
    const { status } = await first.call('POST', '/portal-users/login', { body: { email, password } })
    expect(status).toBe(200)
    await first.end('SIGTERM')
    const second = await startGatehouse(own)
    expect(second.stdout).toContain('Gatehouse is ready.')
    expect(second.stdout).not.toMatch(/Password|administrator/)
    expect((await second.call('POST', '/portal-users/login', { body: { email, password } })).status).toBe(200)
    await second.end('SIGTERM')
  })

  it('neither prints a password that was given, nor writes a secret that was given to the disk', async () => {
    const { DATA_DIR } = sqlite()
    const given = { DATA_DIR, APP_SECRET: secret }
    const gatehouse = await startGatehouse(given)
    expect(gatehouse.stdout).toContain('the one in ADMIN_PASSWORD')
    expect(gatehouse.stdout).not.toContain('a-long-admin-password')
    await gatehouse.end('SIGTERM')
    expect(existsSync(join(DATA_DIR, 'app-secret'))).toBe(false)
    const again = await startGatehouse({ ...given, ADMIN_PASSWORD: 'another-long-password' })
    expect(again.stdout).toMatch(
      /ADMIN_PASSWORD wasn’t used because an administrator already exists[^]*\/admin\/forgot-password/,
    )
    await again.end('SIGTERM')
  })

  it('is that of one process, when several start on the same folder at the same moment', async () => {
    const own = sqlite()
    const started = await Promise.allSettled(Array.from({ length: 4 }, () => startGatehouse(own)))
    const served = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(served.map(({ stdout }) => stdout.includes('The first administrator was created'))).toEqual([true])
    const refused = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(refused).toEqual(Array(3).fill(expect.stringContaining('Another Gatehouse is serving')))
    expect((await served[0]?.end('SIGTERM'))?.code).toBe(0)
  })
})

describe('a start with wrong settings', () => {
  it('is refused with all of them in one list', async () => {
    const wrong = {
      PORT: '70000',
      DATABASE_URL: 'mysql://localhost/x',
      PUBLIC_URL: 'pay.example.com',
      APP_SECRET: 'short',
      ADMIN_EMAIL: 'nobody',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
      RATE_LIMIT_SCALE: '0',
    }
    const { DATA_DIR } = sqlite()
    const ended = await runProduct({ DATA_DIR, ...wrong })
    expectRefusal(ended, /^Gatehouse can't start with these settings:\n/)
    const problems = ended.stderr.trimEnd().split('\n').slice(1)
    expect(problems).toHaveLength(Object.keys(wrong).length)
    for (const name of Object.keys(wrong)) expect(problems.join('\n')).toContain(`  - ${name} `)
    expect(ended.stderr).not.toContain('short')
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})

describe('a start where the port is taken', () => {
  const other = createServer()
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => other.close(resolve)))

  it('is refused, and harms nothing', async () => {
    const PORT = String((other.address() as AddressInfo).port)
    expectSentence(
      await runProduct({ ...settings, PORT }),
      `Port ${PORT} on 127.0.0.1 is already in use. Set PORT to another one.`,
    )
    await expectUnharmed(settings)
  })

  it('is refused on an address that is not of this machine', async () => {
    const other = await runProduct({ ...settings, HOST: '203.0.113.7' })
    expectSentence(other, /Cannot listen on 203\.0\.113\.7/)
    const absent = await runProduct({ ...settings, HOST: 'no.such.host.invalid' })
    expectSentence(absent, /Cannot listen on no\.such\.host\.invalid/)
  })
})

describe('a start without a folder for the data', () => {
  it.each(['APP_SECRET', 'DATABASE_URL'])('is refused when it is a file (%s)', async (name) => {
    const DATA_DIR = join(folder, `file-${name}`)
    await writeFile(DATA_DIR, 'a file')
    const given = name === 'APP_SECRET' ? { APP_SECRET: secret } : { DATABASE_URL: settings.DATABASE_URL ?? '' }
    expectSentence(await runProduct({ ...given, DATA_DIR }), DATA_DIR)
    expectSentence(await runProduct({ ...given, DATA_DIR: join(DATA_DIR, 'below') }), DATA_DIR)
    expect(await readFile(DATA_DIR, 'utf8')).toBe('a file')
  })

  // Whoever is root may write everywhere but here.
  const closed = userInfo().uid === 0 ? '/sys/gatehouse' : undefined
  it('is refused when it may not be written to', async () => {
    const DATA_DIR = closed ?? join(folder, 'closed')
    if (!closed) {
      await mkdir(DATA_DIR)
      await chmod(DATA_DIR, 0o500)
    }
    expectSentence(await runProduct({ DATA_DIR }), DATA_DIR)
    if (settings.DATABASE_URL) {
      expectSentence(await runProduct({ DATA_DIR, DATABASE_URL: settings.DATABASE_URL }), DATA_DIR)
    }
  })

  it('is refused when the database file is none', async () => {
    const { DATA_DIR } = sqlite()
    await mkdir(DATA_DIR)
    const file = join(DATA_DIR, 'gatehouse.sqlite')
    await writeFile(file, 'not a database at all '.repeat(500))
    expectSentence(await runProduct({ DATA_DIR }), /Can't open the database in DATA_DIR .*: .*not a database/)
    expect(await readFile(file, 'utf8')).toContain('not a database at all')
  })

  it.each(['', 'short', '\n'])('is refused when the secret in it is %j', async (text) => {
    const { DATA_DIR } = sqlite()
    await mkdir(DATA_DIR)
    await writeFile(join(DATA_DIR, 'app-secret'), text)
    expectSentence(await runProduct({ DATA_DIR }), /app-secret/)
    expect(await readFile(join(DATA_DIR, 'app-secret'), 'utf8')).toBe(text)
  })
})

describe('a start with an unreachable DATABASE_URL', () => {
  it.each([
    'postgres://nobody:wrong@127.0.0.1:1/none',
    'postgres://nobody:wrong@no.such.host.invalid/none',
    'postgres://',
    'postgres://%zz@127.0.0.1/none',
  ])('is refused: %s', async (DATABASE_URL) => {
    const ended = await runProduct({ ...sqlite(), DATABASE_URL })
    expectSentence(ended, /DATABASE_URL/)
    expect(ended.stderr).not.toContain('wrong')
  })

  it('is refused where something else answers', async () => {
    const other = createServer((socket) => void socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    expectSentence(
      await runProduct({ ...sqlite(), DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/x` }),
      /DATABASE_URL/,
    )
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('a start on the data of others', () => {
  afterAll(() => expectUnharmed(settings))

  it('is refused with another APP_SECRET', async () => {
    const ended = await runProduct({ ...settings, APP_SECRET: secret })
    expectSentence(ended, /uses a different APP_SECRET.* Nothing was changed/)
  })

  it('is refused on a database that a newer version has changed', async () => {
    const database = await Database.open(readEnvironment(settings), entities)
    const change = (statement: string) => database.write((manager) => manager.query(statement))
    await change(`INSERT INTO "migrations" ("timestamp", "name") VALUES (4102444800000, 'Future4102444800000')`)
    const ended = await runProduct(settings)
    await change(`DELETE FROM "migrations" WHERE "name" = 'Future4102444800000'`)
    await database.onApplicationShutdown()
    expectSentence(ended, /newer than this version of Gatehouse \(it has Future4102444800000\)\. Nothing was changed\./)
  })
})
