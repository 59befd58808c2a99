import { fileURLToPath } from 'node:url'

const sources = '/api/src/'

/** A file of the built API, beside `url` or beside the sources that run as they are, as in tests. */
export function builtFile(url: string, path: string): string {
  const root = url.slice(0, url.lastIndexOf(sources)).replace(/\/dist$/, '')
  return fileURLToPath(`${root}/dist${sources}${path}`)
}
