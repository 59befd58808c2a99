// Without Vendure's own packages: their types are checked by `npm run shop:vendure`, which has them.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { packAs } from '../sdk/npm-pack.mjs'

const from = fileURLToPath(new URL('.', import.meta.url))
const stage = mkdtempSync(join(tmpdir(), 'gatehouse-vendure-'))

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.CommonJS,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
  esModuleInterop: true,
}

/** All that a shop names of it. */
const types = `import { PaymentMethodHandler } from '@vendure/core';
export declare const gatehousePaymentHandler: PaymentMethodHandler;
export declare class GatehousePlugin {}
`

mkdirSync(join(stage, 'lib'))
for (const name of readdirSync(join(from, 'src')).filter((one) => !one.endsWith('.spec.ts'))) {
  const { outputText } = ts.transpileModule(readFileSync(join(from, 'src', name), 'utf8'), {
    compilerOptions,
    fileName: name,
  })
  writeFileSync(join(stage, 'lib', name.replace(/\.ts$/, '.js')), outputText)
}
writeFileSync(join(stage, 'lib', 'gatehouse-plugin.d.ts'), types)
cpSync(join(from, 'README.md'), join(stage, 'README.md'))
const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
// Both come from the same Gatehouse, and are tested with each other alone.
manifest.peerDependencies['@gatehouse/sdk'] = manifest.version
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
packAs('gatehouse-vendure.tgz', stage)
rmSync(stage, { recursive: true, force: true })
