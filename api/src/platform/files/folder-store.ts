import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore, KeptFile } from './file-store.js'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Files below DATA_DIR, in folders by the end of their names, so that none grows without end. */
export class FolderStore implements FileStore {
  private readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'documents')
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name)
    const draft = `${path}.${randomBytes(6).toString('hex')}.partial`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      await syncFolder(dirname(path))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.pathOf(name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true })
  }

  async *list(): AsyncIterable<KeptFile> {
    for (const shard of await namesIn(this.folder)) {
      for (const name of await namesIn(join(this.folder, shard))) {
        const writtenAt = await timeOf(join(this.folder, shard, name))
        if (writtenAt) yield { name, writtenAt }
      }
    }
  }

  private pathOf(name: string): string {
    if (!/^[\w.]{2,80}$/.test(name) || name.startsWith('.')) throw new Error(`${name} is no name of a file of ours`)
    const [own = ''] = name.split('.')
    return join(this.folder, own.slice(-2), name)
  }
}

async function timeOf(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
