// Lets `npm run attack` run the tests' own TypeScript outside jest. What the build has is taken from the build, so that the
// attacker knows the very classes that the attacked process runs.
import { transformSync } from '@swc/core'
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inRoot, root } from '../../libs/launch/paths.mjs'

const { exclude: _tests, ...options } = JSON.parse(readFileSync(inRoot('.swcrc'), 'utf8'))
const rootUrl = pathToFileURL(`${root}/`).href
const isOurs = (url) => url.startsWith(rootUrl) && !url.includes('/node_modules/')

function sourceOf(specifier, parentURL) {
  const url = new URL(specifier, parentURL).href
  if (/^(api\/src|libs\/contract)\//.test(url.slice(rootUrl.length))) return url.replace(rootUrl, `${rootUrl}dist/`)
  const source = url.replace(/\.js$/, '.ts')
  return existsSync(fileURLToPath(source)) ? source : url
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const isRelative = specifier.startsWith('.') && specifier.endsWith('.js')
    return isRelative && isOurs(parentURL) ? next(sourceOf(specifier, parentURL), context) : next(specifier, context)
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || !isOurs(url)) return next(url, context)
    const filename = fileURLToPath(url)
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      filename,
      swcrc: false,
      sourceMaps: 'inline',
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
