import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { inRoot } from '../../libs/launch/paths.mjs'

const filesIn = (folder) => readdirSync(inRoot(folder), { recursive: true })
const paths = ['api', 'frontend/app', 'libs', 'test'].flatMap((folder) =>
  filesIn(folder).map((file) => `${folder}/${file}`),
)
const there = (name) => paths.some((path) => `/${path}`.endsWith(`/${name}`))
const read = (file) => readFileSync(inRoot('docs', file), 'utf8')

it('the ASVS checklist names files that exist', () => {
  const named = [...read('asvs.md').matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !there(name))).toEqual([])
})

it('the threat model names tests that exist', () => {
  const rows = read('threat-model.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const named = rows.flatMap((row) => [...row.split('|')[4].matchAll(/`([\w/.-]+)`/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(40)
  // A setting in package.json, not a file.
  const missing = named.filter((name) => !there(`${name}.e2e-spec.ts`) && !there(name) && name !== 'allowScripts')
  expect(missing).toEqual([])
})
