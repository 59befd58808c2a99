import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const forgottenMs = 10_000
const bundled = '/dist/server/'
const maps = new Map<string, SourceMap | null>()

/** Node would read and keep every source map at the start; here one is read with the first stack. */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n')
}

function headOf(error: Error): string {
  try {
    return String(error)
  } catch {
    return 'Error'
  }
}

function placeOf(frame: NodeJS.CallSite): string {
  const said = String(frame)
  const file = frame.getScriptNameOrSourceURL()
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()]
  if (!file?.includes(bundled) || line === null || column === null) return said
  const found = mapOf(file)?.findEntry(line - 1, column - 1)
  if (!found || !('originalSource' in found)) return said
  const { originalSource, originalLine, originalColumn } = found
  const source = originalSource.replace(/^(?:\.\.\/)+/, '')
  return said.replace(`${file}:${line}:${column}`, `${source}:${originalLine + 1}:${originalColumn + 1}`)
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  if (maps.size === 0) setTimeout(() => maps.clear(), forgottenMs).unref()
  const read = readMap(file)
  maps.set(file, read)
  return read
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')) as SourceMap['payload'])
  } catch {
    return null
  }
}
