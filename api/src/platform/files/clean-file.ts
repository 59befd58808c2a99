import { document as words } from '#contract/messages/errors/requirements.js'
import type { Environment } from '../config/environment.js'
import { DocumentRefused, ScannerAway } from './files.errors.js'
import { scan } from './virus-scan.js'

/** Where an installation has a virus scanner, each file goes through it first. */
export async function requireClean({ CLAMD_URL }: Environment, bytes: Buffer): Promise<void> {
  if (!CLAMD_URL) return
  const scanned = await scan(CLAMD_URL, bytes)
  if (scanned === 'infected') throw new DocumentRefused(words.infected)
  if (scanned !== 'clean') throw new ScannerAway()
}
