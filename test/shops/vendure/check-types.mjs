// Compiles the plugin and the TypeScript of its README among Vendure's own packages, as a shop would.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inRoot } from '../../../libs/launch/paths.mjs'

const plugin = inRoot('libs', 'vendure')
// Inside of this folder, so that every import is found among the packages of Vendure and none of ours.
const stage = inRoot('test', 'shops', 'vendure', 'dist')

/** The samples of the README in this language, in their order. */
export const samplesOf = (language) => {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm')
  return [...readFileSync(join(plugin, 'README.md'), 'utf8').matchAll(fence)].map(([, code]) => code)
}

export const checkTypes = () => {
  rmSync(stage, { recursive: true, force: true })
  const filter = (path) => !path.endsWith('.spec.ts')
  for (const name of ['src', 'tsconfig.json'])
    cpSync(join(plugin, name), join(stage, name), { recursive: true, filter })
  // Without a name: jest takes two packages of one name for a mistake.
  writeFileSync(join(stage, 'package.json'), '{"type":"commonjs"}\n')
  for (const [index, code] of samplesOf('ts').entries()) writeFileSync(join(stage, 'src', `readme-${index}.ts`), code)
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const types = inRoot('node_modules', '@types')
  execFileSync(process.execPath, [tsc, '-p', stage, '--noEmit', '--typeRoots', types], { stdio: 'inherit' })
  rmSync(stage, { recursive: true, force: true })
}
