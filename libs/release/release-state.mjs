import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const versionFiles = [
  ['libs/sdk/package.json', /"version": "([^"]+)"/],
  ['libs/js/package.json', /"version": "([^"]+)"/],
  ['libs/medusa/package.json', /"version": "([^"]+)"/],
  ['libs/vendure/package.json', /"version": "([^"]+)"/],
  ['libs/sdk-python/pyproject.toml', /^version = "([^"]+)"/m],
  ['libs/sdk-php/composer.json', /"version": "([^"]+)"/],
]

/** What `faultsOf` judges, read from a clone in `folder`. */
export const readState = (folder) => {
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean)
  const recorded = JSON.parse(read('test/releases/last.json'))
  return {
    version: JSON.parse(read('package.json')).version,
    versions: Object.fromEntries(versionFiles.map(([name, pattern]) => [name, pattern.exec(read(name))?.[1]])),
    changelog: read('CHANGELOG.md'),
    tags: git('tag', '--list'),
    changes: git('status', '--porcelain'),
    recorded: { version: recorded.version, migrations: recorded.migrations },
    migrations: [...read('api/src/platform/database/migrations.ts').matchAll(/^ {2}(\w+\d{13}),$/gm)].map(
      ([, name]) => name,
    ),
  }
}
