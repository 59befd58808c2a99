import { fileURLToPath } from 'node:url'

const compiled = '/api/src/'
const bundled = '/dist/server/'

const rootOf = (url: string, folder: string): string => url.slice(0, url.lastIndexOf(folder)).replace(/\/dist$/, '')

/** The folder of all that was built, for a module that may be compiled, bundled, or read as a source by a test. */
export const builtFolder = (url: string): string =>
  fileURLToPath(`${rootOf(url, url.includes(bundled) ? bundled : compiled)}/dist/`)

export const builtFile = (url: string, path: string): string =>
  `${builtFolder(url)}${url.includes(bundled) ? 'server/' : 'api/src/'}${path}`
