import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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
