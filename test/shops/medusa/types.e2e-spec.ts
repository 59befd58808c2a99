import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const folder = inRoot('test/shops/medusa/server/types')
const ourTypes = 'medusa-framework.d.ts'

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Compiles with the types of the real Medusa; answers what the compiler says. */
function compile(name: string, files: string[]): Promise<string> {
  const compilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, esModuleInterop: true, experimentalDecorators: true },
    ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ noImplicitOverride: true, types: ['node'], typeRoots: [inRoot('node_modules/@types')] },
    paths: { '@medusajs/framework/utils': ['../node_modules/@medusajs/framework/dist/utils/index.d.ts'] },
    customConditions: ['source'],
  }
  const place = join(folder, `${name}.json`)
  writeFileSync(place, JSON.stringify({ compilerOptions, files }))
  return new Promise((resolve) =>
    execFile(process.execPath, [tsc, '-p', place], (_error, stdout, stderr) => resolve(stdout + stderr)),
  )
}

describe('@gatehouse/medusa with the types of the real Medusa', () => {
  it('fits the provider that Medusa describes', async () => {
    const source = inRoot('libs/medusa/src')
    const names = readdirSync(source).filter((name) => !name.endsWith('.spec.ts') && name !== ourTypes)
    const fits = join(folder, 'fits.ts')
    writeFileSync(
      fits,
      `import type { IPaymentProvider } from '@medusajs/framework/types'
import { GatehousePaymentProvider } from '${join(source, 'payment-provider.js')}'
export const provider: IPaymentProvider = new GatehousePaymentProvider({}, {} as never)
`,
    )
    expect(await compile('provider', [...names.map((name) => join(source, name)), fits])).toBe('')
  })

  it('is used by the samples of its README', async () => {
    const readme = readFileSync(inRoot('libs/medusa/README.md'), 'utf8')
    const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
    const [config = '', ...storefront] = samples
    writeFileSync(join(folder, 'medusa-config.ts'), config)
    writeFileSync(join(folder, 'storefront.ts'), storefront.join('\n'))
    expect(samples).toHaveLength(3)
    const files = ['medusa-config.ts', 'storefront.ts'].map((name) => join(folder, name))
    expect(await compile('readme', files)).toBe('')
  })
})
