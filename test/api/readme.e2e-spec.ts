import { expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { startApi } from '../support/test-api.js'

const run = promisify(execFile)
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const [, section = ''] = readme.split('## Take a first payment')
const [start = '', pasted = ''] = [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, code]) => code ?? '')

it('leads from a fresh start to a payment, as it stands in the README', async () => {
  const [, ADMIN_PASSWORD] = /^ADMIN_PASSWORD='(.+)' npm start$/m.exec(start) ?? []
  const api = await startApi({ ADMIN_EMAIL: undefined, ADMIN_PASSWORD })
  const lines = pasted.replace('http://127.0.0.1:3000', api.url)
  const { stdout } = await run('bash', ['-c', lines], { env: { PATH: process.env.PATH } })
  expect(stdout).toMatch(/^HTTP\/1.1 201 Created/)
  expect(stdout).toContain('"status":"succeeded"')
  await api.close()
})
