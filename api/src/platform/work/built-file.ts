import { fileURLToPath } from 'node:url'

const sources = '/api/src/'

export function builtFile(url: string, path: string): string {
  const root = url.slice(0, url.lastIndexOf(sources)).replace(/\/dist$/, '')
  return fileURLToPath(`${root}/dist${sources}${path}`)
}
