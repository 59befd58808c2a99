import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const inRoot = (...parts) => join(root, ...parts)

export const projectNode = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const entries = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean)
const bin = join('node_modules', '.bin')

export const projectPath = () => [inRoot(bin), ...entries().filter((entry) => entry !== inRoot(bin))].join(delimiter)

// `npm ci` empties node_modules, so neither npm nor the install scripts may run on a Node that lives in there.
export const machinePath = () =>
  entries()
    .filter((entry) => !entry.endsWith(`${sep}${bin}`))
    .join(delimiter)
