import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Refusal } from './refusal.js'

/** Such as 20261121T204649Z: sorts by time, and every file system takes it. */
export const stampOf = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** The file to be made: the one that is named, or a new one in the folder that is named. */
export function backupPath(named: string, now = new Date()): string {
  const path = resolve(named)
  const isFolder = existsSync(path) && statSync(path).isDirectory()
  const file = isFolder ? join(path, `gatehouse-${stampOf(now)}.sqlite`) : path
  if (existsSync(file)) throw new Refusal(`${file} exists. Name a file that does not, or a folder.`)
  if (!existsSync(dirname(file))) throw new Refusal(`The folder ${dirname(file)} does not exist. Make it first.`)
  return file
}

/** Whatever a killed command has left behind; in a container even the process ids are the same again. */
export const uniqueName = (path: string, ending: string): string =>
  `${path}.${randomBytes(6).toString('hex')}.${ending}`

/** An empty file that nobody else may read; VACUUM INTO and copies fill it. */
export const createPrivate = (path: string): void => closeSync(openSync(path, 'wx', 0o600))

/** On the disk, whatever happens next. */
export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Under its name all at once, whole and on the disk, or not at all. */
export function keepAs(draft: string, path: string): void {
  sync(draft)
  renameSync(draft, path)
  sync(dirname(path))
}

/** A SQLite file and what SQLite may have laid beside it. */
export function removeFile(path: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${ending}`, { force: true })
}
