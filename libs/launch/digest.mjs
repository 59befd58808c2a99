import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = /^(\.react-router|dist|node_modules|\.DS_Store|.*\.spec\.\w+|.*~|.*\.sw[a-z])$/

const filesUnder = (base, path) => {
  const stats = statSync(join(base, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(base, path))
    .filter((name) => !ignored.test(name))
    .flatMap((name) => filesUnder(base, `${path}/${name}`))
}

export const digestOf = (base, paths) => {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesUnder(base, path)).sort()) {
    const contents = readFileSync(join(base, file))
    hash.update(`${file}\0${contents.length}\0`).update(contents)
  }
  return hash.digest('hex')
}
