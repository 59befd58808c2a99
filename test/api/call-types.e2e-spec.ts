import { expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { callsInMode } from '../../libs/contract/generated/calls-in-mode.js'
import { startApiWithRoutes } from '../support/routes.js'

const written = readFileSync(new URL('../../libs/contract/generated/calls.ts', import.meta.url), 'utf8')

it('compiles callers against the routes that the server answers, and against the gate that stands before them', async () => {
  const { api, routes } = await startApiWithRoutes()
  const audiences = routes
    .filter(({ key, mark }) => mark && !key.startsWith('HEAD ') && !key.startsWith('OPTIONS '))
    .map(({ key, mark }) => `'${key}': '${mark?.permission ? 'gated' : 'open'}'`)
  const inMode = routes.filter(({ key, takesMode }) => takesMode && !key.startsWith('HEAD '))
  await api.close()
  expect(audiences.length).toBeGreaterThan(100)
  expect(written.match(/^ {2}'.+': '\w+'$/gm)?.map((line) => line.trim())).toEqual(audiences)
  expect([...callsInMode]).toEqual(inMode.map(({ key }) => key))
  expect(inMode.length).toBeGreaterThan(60)
})
