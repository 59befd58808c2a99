import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const own = read('package.json')

describe('the versions of @gatehouse/medusa', () => {
  it('are pinned to the Medusa that the tests start, and to the SDK beside it', () => {
    const { dependencies } = read('../../test/shops/medusa/server/package.json')
    expect(own.peerDependencies).toEqual({
      '@gatehouse/sdk': read('../sdk/package.json').version,
      '@medusajs/framework': dependencies['@medusajs/framework'],
    })
    expect(new Set(Object.values(dependencies)).size).toBe(1)
  })

  it('are those that the README and the docs name', () => {
    const tested = `Medusa ${own.peerDependencies['@medusajs/framework']}`
    for (const path of ['README.md', '../../frontend/app/content/docs/shops.mdx'])
      expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toContain(tested)
  })
})
