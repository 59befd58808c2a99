import { describe, expect, it } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../../libs/launch/paths.mjs'

const folder = inRoot('api', 'src', 'platform', 'database', 'migrations')
const released = JSON.parse(readFileSync(inRoot('test', 'releases', 'last.json'), 'utf8')).migrations

// What the version before would stumble over: it reads and writes the columns that it knows, and no others.
const breaks = [
  /DROP COLUMN|dropColumn/,
  /RENAME COLUMN|renameColumn|renameTable/,
  // SQLite's way to change a table is to make it anew beside itself, and is none.
  /(?<!_new") RENAME TO/,
  /SET NOT NULL/,
  /ADD COLUMN [^;`'\n]*NOT NULL(?![^;`\n]*DEFAULT)/,
]
// Going back is not done beside a running version.
const withoutDown = (text) => text.replace(/^ {2}async down\([\s\S]*?^ {2}}$/m, '')
const classOf = (text) => /export class (\w+)/.exec(text)?.[1]
const firstPhaseOf = (text) => /^ {2}readonly secondPhaseOf = '(\w+)'$/m.exec(text)?.[1]

/** What is wrong with the text of a migration, if anything. */
const faultOf = (text, known = released) => {
  if (known.includes(classOf(text))) return null
  const broken = breaks.map((pattern) => pattern.exec(withoutDown(text))?.[0]).find(Boolean)
  if (!broken) return null
  const first = firstPhaseOf(text)
  if (!first)
    return `${broken}: the version before runs beside it, so this is for a second phase (readonly secondPhaseOf)`
  return known.includes(first) ? null : `${first} is no migration of the last release`
}

const migration = (up, more = '') =>
  `export class Next9 implements MigrationInterface {\n${more}  async up(runner) {\n    ${up}\n  }\n\n  async down(runner) {\n    DROP COLUMN\n  }\n}\n`

describe('migrations since the last release', () => {
  it('add and fill, and neither rename nor drop what the version before uses, unless they are a second phase', () => {
    const files = readdirSync(folder).map((name) => [name, faultOf(readFileSync(`${folder}/${name}`, 'utf8'))])
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter(([, fault]) => fault)).toEqual([])
  })

  it.each([
    'ALTER TABLE "a" DROP COLUMN "b"',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c"',
    'ALTER TABLE "a" RENAME TO "c"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" varchar NOT NULL',
  ])('are refused with: %s', (up) => {
    expect(faultOf(migration(up))).not.toBeNull()
    expect(faultOf(migration(up, `  readonly secondPhaseOf = 'Unheard1'\n`))).toContain('Unheard1')
    expect(faultOf(migration(up, `  readonly secondPhaseOf = '${released[0]}'\n`))).toBeNull()
    expect(faultOf(migration(up), ['Next9'])).toBeNull()
  })

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" varchar',
    `ALTER TABLE "a" ADD COLUMN "b" varchar NOT NULL DEFAULT ''`,
    'ALTER TABLE "a_new" RENAME TO "a"',
  ])('may say: %s', (up) => {
    expect(faultOf(migration(up))).toBeNull()
  })
})
