// Tests are compiled when they are loaded; what they import of the product is what `npm run build` made of it.
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import { inRoot } from '../../../libs/launch/paths.mjs'

const { exclude: _tests, ...options } = JSON.parse(readFileSync(inRoot('.swcrc'), 'utf8'))
const rootURL = pathToFileURL(inRoot('/')).href
const built = ['api/', 'libs/contract/']
const globalsURL = new URL('globals.mjs', import.meta.url).href

const sourceOf = (url) => {
  const path = url.slice(rootURL.length)
  if (built.some((folder) => path.startsWith(folder))) return `${rootURL}dist/${path}`
  if (existsSync(fileURLToPath(url))) return url
  return url.replace(/\.js$/, '.ts')
}

const resolve = (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: globalsURL, shortCircuit: true }
  const { parentURL = '' } = context
  const isOurs = parentURL.startsWith(rootURL) && !parentURL.startsWith(`${rootURL}node_modules/`)
  if (!isOurs || !/^\.\.?\/.*\.js$/.test(specifier) || parentURL.startsWith(`${rootURL}dist/`))
    return next(specifier, context)
  return next(sourceOf(new URL(specifier, parentURL).href), context)
}

const load = (url, context, next) => {
  if (!url.startsWith(rootURL) || !url.endsWith('.ts')) return next(url, context)
  const path = fileURLToPath(url)
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    ...options,
    filename: path,
    swcrc: false,
    sourceMaps: 'inline',
  })
  return { format: 'module', source: code, shortCircuit: true }
}

registerHooks({ resolve, load })
process.setSourceMapsEnabled(true)
