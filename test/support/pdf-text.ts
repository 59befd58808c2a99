import { spawnSync } from 'node:child_process'

/** What a reader sees of a PDF; `npm test` installs poppler-utils, which reads it. */
export function textOfPdf(bytes: Buffer): string {
  const { error, stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes })
  if (error) throw error
  return stdout.toString()
}
