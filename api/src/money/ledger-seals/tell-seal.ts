import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sealSendMaxMs } from '#contract/book-limits.js'
import type { LedgerSeal } from './ledger-seal.entity.js'
import { viewSeal } from './ledger-seal.view.js'

/** Appends it to a file, or posts it: throws unless it is certainly there. Told twice it is the same seal. */
export async function tellSeal(address: string, seal: LedgerSeal): Promise<void> {
  const { sentAt: _, ...told } = viewSeal(seal)
  const body = JSON.stringify(told)
  if (address.startsWith('file:')) return append(fileURLToPath(address), `${body}\n`)
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(sealSendMaxMs),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`it was answered with ${answer.status}`)
}

async function append(path: string, line: string): Promise<void> {
  const file = await open(path, 'a', 0o600)
  try {
    await file.writeFile(line)
    await file.sync()
  } finally {
    await file.close()
  }
}
