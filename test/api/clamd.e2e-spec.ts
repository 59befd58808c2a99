import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPdf, buildAsked, sendFile } from '../support/documents.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path))
const isRun = Boolean(process.env.TEST_LONG && clamd)
if (!isRun)
  console.info('Skipped: a real clamd looks at documents only in `npm run test:long` where clamav-daemon is installed')

// In two pieces, so that no scanner takes this file for one.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let api: TestApi
let folder: string
let scanner: ChildProcess

async function startScanner(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-clamd-'))
  const [signatures, socket] = [join(folder, 'signatures'), join(folder, 'clamd.sock')]
  await mkdir(signatures)
  await writeFile(join(signatures, 'own.ndb'), `Gatehouse.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`)
  const settings = [`DatabaseDirectory ${signatures}`, `LocalSocket ${socket}`, 'Foreground yes']
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  scanner = spawn(clamd ?? '', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  await until(async () => existsSync(socket), Boolean)
  return `unix:${socket}`
}

const describeIf = isRun ? describe : describe.skip
describeIf('a real clamd', () => {
  beforeAll(async () => {
    api = await startApi({ CLAMD_URL: await startScanner() })
  })
  afterAll(async () => {
    await api.close()
    scanner.kill()
    await rm(folder, { recursive: true })
  })

  it('lets a plain document pass, and refuses the text that stands for a virus', async () => {
    const { path, statusToken } = await buildAsked(api)
    expect((await sendFile(api, path, statusToken, { bytes: aPdf() })).status).toBe(201)
    const refused = await sendFile(api, path, statusToken, { bytes: aPdf(eicar) })
    expect([refused.status, refused.body.error]).toEqual([422, 'Our virus scanner rejected this file'])
  })
})
