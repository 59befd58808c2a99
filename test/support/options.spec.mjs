import { describe, expect, it } from '@jest/globals'
import { help, optionsFrom } from './options.mjs'
import { stepsFor } from './steps.mjs'

const namesFor = (...args) => stepsFor(optionsFrom(args)).map(({ name }) => name)

describe('npm test', () => {
  it('runs every step without options', () => {
    expect(namesFor()).toEqual(expect.arrayContaining(['format', 'types', 'unit', 'api-sqlite', 'pages-postgres']))
  })

  it('runs only the named steps', () => {
    expect(namesFor('--only=lint,unit').sort()).toEqual(['build-api', 'lint', 'unit'])
  })

  it('leaves the tools out when tests are chosen by path or name', () => {
    expect(namesFor('test/api/clients')).toEqual(['build-api', 'build-site', 'build-sdk', 'api-sqlite', 'api-postgres'])
    expect(namesFor('--only=api-sqlite', 'test/api/clients')).toEqual([
      'build-api',
      'build-site',
      'build-sdk',
      'api-sqlite',
    ])
    expect(namesFor('-t', 'refuses')).toContain('api-sqlite')
  })

  it('runs on the oldest PostgreSQL with the long tests, or when it is named', () => {
    expect(namesFor('--long')).toContain('api-postgres-oldest')
    expect(namesFor()).not.toContain('api-postgres-oldest')
    expect(namesFor('--only=api-postgres-oldest', 'test/api/clients')).toContain('api-postgres-oldest')
  })

  it('lists its options and every step', () => {
    for (const word of ['--only=', '--long', '-t name', ...namesFor('--long')]) expect(help).toContain(word)
  })

  it('runs what a change reaches with --changed, and every check of the sources', () => {
    const { changed } = optionsFrom(['--changed=v0.1.0'])
    expect(changed).toEqual({ since: 'v0.1.0' })
    const options = { ...optionsFrom(['--changed']), tests: ['test/api/clients.e2e-spec.ts'] }
    const names = stepsFor(options).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['lint', 'types', 'api-sqlite', 'api-postgres', 'build-site']))
    expect(names.filter((name) => name.startsWith('pages') || name === 'unit')).toEqual([])
  })

  it('refuses a step that does not exist', () => {
    expect(() => optionsFrom(['--only=lnit'])).toThrow('There is no step lnit')
    expect(() => optionsFrom(['--only', 'lint'])).toThrow('Write --only=lint,unit')
  })
})
