import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { main, runProduct } from '../support/product-process.js'

describe('a start on an old Node', () => {
  it('is refused in one sentence', async () => {
    const old = encodeURIComponent('Object.defineProperty(process.versions, "node", { value: "20.20.2" })')
    const { code, stdout, stderr } = await runProduct({ NODE_OPTIONS: `--import=data:text/javascript,${old}` })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Gatehouse needs Node 22.22 or newer. This is Node 20.20.2. `npm start` brings [^\n]*\n$/)
  })

  it('gets as far as that sentence: nothing that is newer is imported by name before it', () => {
    const imported = readFileSync(main, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']node:/g)
    const names = [...imported].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    expect(new Set(names)).toEqual(new Set(['mkdirSync', 'statSync', 'join']))
  })
})
