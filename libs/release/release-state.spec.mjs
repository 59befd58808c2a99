import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { faultsOf, sectionOf } from './release-faults.mjs'
import { readState } from './release-state.mjs'

const root = mkdtempSync(join(tmpdir(), 'gatehouse-release-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let folder
let git
const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const codes = () => faultsOf(readState(folder)).map(({ code }) => code)

const changelog =
  '# Changelog\n\n## Unreleased\n\n## 1.2.0 (2026-12-01)\n\n- New.\n\n### Upgrading\n\nNothing to do.\n\n## 1.1.0\n\n- Old.\n'
const ready = {
  'package.json': '{ "version": "1.2.0" }',
  'libs/sdk/package.json': '{ "version": "1.2.0" }',
  'libs/js/package.json': '{ "version": "1.2.0" }',
  'libs/medusa/package.json': '{ "version": "1.2.0" }',
  'libs/vendure/package.json': '{ "version": "1.2.0" }',
  'libs/sdk-python/pyproject.toml': '[project]\nversion = "1.2.0"\n',
  'libs/sdk-php/composer.json': '{ "version": "1.2.0" }',
  'CHANGELOG.md': changelog,
  'test/releases/last.json': '{ "version": "1.2.0", "migrations": ["First1763726400000"] }',
  'api/src/platform/database/migrations.ts': 'export const migrations = [\n  First1763726400000,\n]\n',
}

beforeEach(() => {
  folder = mkdtempSync(join(root, 'clone-'))
  const who = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com', '-c', 'commit.gpgsign=false']
  git = (...args) => execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' })
  git('init')
  for (const [name, text] of Object.entries(ready)) write(name, text)
  git('add', '.')
  git('commit', '-m', 'release: 1.2.0')
})

describe('a release', () => {
  it('has nothing against it where all is there', () => {
    git('tag', 'v1.1.0')
    expect(codes()).toEqual([])
  })

  it('is refused by name for each thing that is not', () => {
    git('tag', 'v1.2.0')
    expect(codes()).toEqual(['TAG_EXISTS'])
    write(
      'api/src/platform/database/migrations.ts',
      'export const migrations = [\n  First1763726400000,\n  Second1763726400001,\n]\n',
    )
    expect(codes()).toEqual(['TAG_EXISTS', 'RECORD_OLD', 'TREE_DIRTY'])
  })

  it.each([
    [
      'package.json',
      '{ "version": "next" }',
      ['VERSION_INVALID', ...Array(6).fill('VERSION_DIFFERS'), 'CHANGELOG_ENTRY_MISSING', 'RECORD_OLD'],
    ],
    ['libs/sdk/package.json', '{ "version": "1.1.0" }', ['VERSION_DIFFERS']],
    ['libs/medusa/package.json', '{ "version": "1.1.0" }', ['VERSION_DIFFERS']],
    ['libs/vendure/package.json', '{ "version": "1.1.0" }', ['VERSION_DIFFERS']],
    ['libs/sdk-php/composer.json', '{}', ['VERSION_DIFFERS']],
    ['CHANGELOG.md', changelog.replace('1.2.0', '1.3.0'), ['CHANGELOG_ENTRY_MISSING']],
    ['CHANGELOG.md', changelog.replace('Unreleased\n', 'Unreleased\n\n- More.\n'), ['CHANGELOG_UNRELEASED']],
    ['CHANGELOG.md', changelog.replace('Nothing to do.', ''), ['UPGRADE_NOTE_MISSING']],
    ['CHANGELOG.md', changelog.replace('### Upgrading', '### Else'), ['UPGRADE_NOTE_MISSING']],
    ['test/releases/last.json', '{ "version": "1.1.0", "migrations": ["First1763726400000"] }', ['RECORD_OLD']],
  ])('is refused with %s as %j', (name, text, expected) => {
    write(name, text)
    git('add', '.')
    git('commit', '-m', 'release: with a fault')
    expect(codes()).toEqual(expected)
  })

  it('is refused with a file that git does not know', () => {
    write('notes.txt', 'x')
    expect(faultsOf(readState(folder))).toEqual([
      { code: 'TREE_DIRTY', sentence: expect.stringContaining('notes.txt') },
    ])
  })
})

describe('what is read here', () => {
  it('is all there: versions, migrations and the changelog', () => {
    const { version, versions, migrations, recorded } = readState(inRoot())
    expect(new Set(Object.values(versions))).toEqual(new Set([version]))
    expect(migrations.slice(0, 2)).toEqual(recorded.migrations.slice(0, 2))
    expect(sectionOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), 'Unreleased')).toMatch(/^- /)
  })
})
