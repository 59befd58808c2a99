import { spawnSync } from 'node:child_process'

/** What a reader sees of a PDF. Null: pdftotext of poppler-utils is not installed. */
export function textOfPdf(bytes: Buffer): string | null {
  const { error, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes })
  return error ? null : stdout.toString()
}
