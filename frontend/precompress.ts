import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const worthIt = new Set(['.js', '.css', '.svg', '.txt', '.xml', '.json'])
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Lays a `.br` and a `.gz` beside each file of text: squeezed hard once, at the build, and never while serving. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => worthIt.has(extname(name)))) {
    const path = join(folder, file)
    const bytes = await readFile(path)
    await writeFile(`${path}.br`, await toBrotli(bytes))
    await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }))
  }
}
