import './quick-passwords.mjs'
import './hooks.mjs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import jestRuntime from 'jest-runtime'
import { usePresent } from './globals.mjs'

const require = createRequire(import.meta.url)
const Runtime = jestRuntime.default ?? jestRuntime

/**
 * Jest with Node's own modules: a worker loads the product once, instead of once a file. Jest's own part, which runs the
 * tests and counts them, is fresh for each file.
 */
export default class NativeRuntime extends Runtime {
  requireInternalModule(path) {
    delete globalThis[Symbol.for('EVENT_HANDLERS')]
    delete require.cache[require.resolve(path)]
    return require(path)
  }

  async unstable_importModule(path) {
    // Node maps stacks to what was written by itself; Jest's own way knows only what Jest has loaded.
    Error.prepareStackTrace = undefined
    usePresent(this.requireModuleOrMock(path, '@jest/globals'))
    await import(pathToFileURL(path).href)
  }
}
