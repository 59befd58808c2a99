import { mkdirSync, statSync } from 'node:fs'
// By name it would be missing in an old Node, which could then not say that it is too old.
import * as nodeModule from 'node:module'
import { join } from 'node:path'

const compileCacheFolder = 'compiled'

/** Kept beside the data, where nobody else can write: whoever could would choose what runs here. */
export function keepCompiled(): void {
  const dataDir = process.env.DATA_DIR || 'data'
  try {
    if (!isOurs(dataDir)) return
    const folder = join(dataDir, compileCacheFolder)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (isOurs(folder)) nodeModule.enableCompileCache(folder)
  } catch {
    // A folder that cannot be read or made is explained by the code that needs it.
  }
}

function isOurs(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return false
  // Windows knows neither owner nor mode.
  return !process.getuid || (found.uid === process.getuid() && (found.mode & 0o022) === 0)
}
