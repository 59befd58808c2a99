import { describe, expect, it } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../libs/launch/paths.mjs'

const { peerDependencies } = JSON.parse(readFileSync(inRoot('test', 'packages', 'package.json'), 'utf8'))
const skipped = ['node_modules', 'dist', 'data', '.git', '.react-router']

const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sources(path)
      return /\.(ts|tsx|mjs|js)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
    })

// What a script calls by its command's name, and types that a package brings without being imported.
const isNamedElsewhere = (name) =>
  name.startsWith('@types/') ||
  [
    '@biomejs/biome',
    'dependency-cruiser',
    'eslint',
    'jest',
    'knip',
    'oxlint',
    'oxlint-tsgolint',
    'typescript-7',
  ].includes(name)

describe('test/packages/package.json', () => {
  it('lists nothing that no file uses', () => {
    const texts = sources(inRoot())
    const isUsed = (name) => texts.some((text) => text.includes(`'${name}'`) || text.includes(`'${name}/`))
    const unused = Object.keys(peerDependencies).filter((name) => !isNamedElsewhere(name) && !isUsed(name))
    expect(unused).toEqual([])
  })
})
