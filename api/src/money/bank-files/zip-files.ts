import { bankZipFilesMax, bankZipMaxBytes } from '#contract/bank-limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { BankFileRefused } from './bank-files.errors.js'
import type { Bytes } from './xml-stream.js'

export interface ZippedFile {
  name: string
  bytes: Uint8Array[]
}

// A thousandfold of this may come out at once, before it can be counted.
const pieceBytes = 4_096

/** Counted while unpacking, because the sizes that an archive states may be false. */
export async function unzip(source: Bytes): Promise<ZippedFile[]> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const files: (ZippedFile & { isWhole: boolean })[] = []
  let total = 0
  // Kept and thrown later: the library would take it for a fault of the archive.
  let refusal: BankFileRefused | undefined
  const archive = new Unzip((stream) => {
    if (stream.name.endsWith('/') || stream.name.startsWith('__MACOSX/')) return
    if (files.length >= bankZipFilesMax) throw new BankFileRefused(words.zipTooManyFiles(bankZipFilesMax))
    if (!/\.(xml|csv)$/i.test(stream.name)) throw new BankFileRefused(words.zipStrange(stream.name.slice(0, 80)))
    const file: (typeof files)[number] = { name: stream.name, bytes: [], isWhole: false }
    files.push(file)
    stream.ondata = (error, bytes, isLast) => {
      if (error) refusal ??= new BankFileRefused(words.zip)
      if (refusal) return
      total += bytes.length
      if (total > bankZipMaxBytes) refusal = new BankFileRefused(words.zipTooLarge(bankZipMaxBytes / 1_024 / 1_024))
      else if (bytes.length > 0) file.bytes.push(bytes)
      file.isWhole ||= isLast
    }
    stream.start()
  })
  archive.register(UnzipInflate)
  try {
    for await (const bytes of source)
      for (let from = 0; from < bytes.length; from += pieceBytes) archive.push(bytes.subarray(from, from + pieceBytes))
    archive.push(new Uint8Array(0), true)
    if (refusal) throw refusal as BankFileRefused
  } catch (error) {
    if (error instanceof BankFileRefused) throw error
    throw new BankFileRefused(words.zip)
  }
  if (files.length === 0 || files.some(({ isWhole }) => !isWhole)) throw new BankFileRefused(words.zip)
  return files.map(({ name, bytes }) => ({ name, bytes }))
}
