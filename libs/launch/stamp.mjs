import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

// A stamp says of which inputs an output was made. It is removed before the work starts and written after it
// succeeded, so an interrupted install or build never looks finished.
export const readStamp = (file) => {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

export const removeStamp = (file) => rmSync(file, { force: true })

export const writeStamp = (file, digest) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${digest}\n`)
}
