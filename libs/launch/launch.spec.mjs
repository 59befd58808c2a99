import { describe, expect, it } from '@jest/globals'
import { isInstalled } from './install.mjs'
import { isOldNode } from './node-version.mjs'

describe('the Node that starts the tools', () => {
  it('is 20.19 or newer', () => {
    expect(['18.20.8', '20.18.3'].filter((version) => !isOldNode(version))).toEqual([])
    expect(['20.19.0', '20.20.2', '22.0.0', '24.21.0'].filter(isOldNode)).toEqual([])
  })
})

describe('packages installed by hand', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { version: '2.0.0', optional: true },
  }

  it('count when every package has the version of the lock file', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  it('do not count with a package missing or of another version', () => {
    expect(isInstalled(wanted, {})).toBe(false)
    expect(isInstalled({ test: { link: true } }, {})).toBe(true)
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
    expect(
      isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-win32': { version: '1.9.0' } }),
    ).toBe(false)
  })
})
