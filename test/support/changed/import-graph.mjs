import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { inRoot } from '../../../libs/launch/paths.mjs'

const imported = /(?:\bfrom|\bimport|\bimport\()\s*\(?['"]([^'"]+)['"]/g
const endings = ['', '.ts', '.tsx', '.mjs', '/page.tsx']

const placesOf = (from, specifier) => {
  if (specifier.startsWith('#contract/')) return [`libs/contract/${specifier.slice('#contract/'.length)}`]
  return specifier.startsWith('.') ? [posix.join(posix.dirname(from), specifier)] : []
}

const resolve = (files, place) => {
  const stems = [place, place.replace(/\.js$/, '')]
  return stems.flatMap((stem) => endings.map((ending) => stem + ending)).find((path) => files.has(path))
}

/** Each source file with its text and the files of ours that it imports. */
export const readSources = (paths, read = (path) => readFileSync(inRoot(path), 'utf8')) => {
  const files = new Set(paths)
  const sourceOf = (path) => {
    const text = read(path)
    const imports = [...text.matchAll(imported)].flatMap(([, specifier]) => placesOf(path, specifier))
    return [path, { text, imports: imports.map((place) => resolve(files, place)).filter(Boolean) }]
  }
  return new Map(paths.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).map(sourceOf))
}
