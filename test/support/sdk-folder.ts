import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const sdk = fileURLToPath(new URL('../../libs/sdk/', import.meta.url))

/** A merchant's own folder with the SDK installed in it; types are checked elsewhere (libs/sdk/pack.spec.mjs). */
export async function buildSdkFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-shop-'))
  const installed = join(folder, 'node_modules', '@gatehouse', 'sdk')
  const built = join(installed, 'dist', 'sdk', 'src')
  await mkdir(built, { recursive: true })
  await copyFile(join(sdk, 'package.json'), join(installed, 'package.json'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const name of await readdir(join(sdk, 'src'))) {
    const code = await readFile(join(sdk, 'src', name), 'utf8')
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
    const { outputText } = ts.transpileModule(code, { compilerOptions })
    await writeFile(join(built, name.replace(/\.ts$/, '.js')), outputText)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
