import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { clock } from '#contract/clock.js'
import { Refusal } from './refusal.js'

export const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

export function backupPath(named: string, now = clock.now()): string {
  const path = resolve(named)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const file = isFolder ? join(path, `gatehouse-${stampOf(now)}.sqlite`) : path
  if (existsSync(file)) throw new Refusal(`${file} already exists. Choose a new file or a folder.`)
  if (!existsSync(dirname(file))) throw new Refusal(`The folder ${dirname(file)} doesn't exist. Create it first.`)
  return file
}

/** A killed command may have left a file behind, and in a container process ids repeat. */
export const uniqueName = (path: string, ending: string): string =>
  `${path}.${randomBytes(6).toString('hex')}.${ending}`

export const createPrivate = (path: string): void => closeSync(openSync(path, 'wx', 0o600))

export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export function keepAs(draft: string, path: string): void {
  sync(draft)
  renameSync(draft, path)
  sync(dirname(path))
}

export function removeFile(path: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${ending}`, { force: true })
}
