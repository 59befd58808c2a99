import { SaxesParser } from 'saxes'
import { xmlLevelsMax, xmlPieceMaxLength } from '#contract/bank-limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { BankFileRefused } from './bank-files.errors.js'

export type Attributes = Readonly<Record<string, string>>

/** Paths are the local names below the root, such as `BkToCstmrStmt/Stmt/Id`. */
export interface XmlReader {
  begin(namespace: string): void
  open(path: string): void
  close(path: string, text: string, attributes: Attributes): void
}

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

interface Level {
  path: string
  text: string
  attributes: Attributes
}

/** Strict and in pieces: nothing of the file is kept but the texts on the way down to where it is being read. */
export async function readXml(source: Bytes, reader: XmlReader): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new SaxesParser({ xmlns: true })
  const watch = { since: 0 }
  listen(parser, reader, watch)
  const feed = (text: string) => {
    // In small pieces: a text without an end is refused before it has grown.
    for (let from = 0; from < text.length; from += xmlPieceMaxLength) {
      const piece = text.slice(from, from + xmlPieceMaxLength)
      watch.since += piece.length
      parser.write(piece)
      if (watch.since > 2 * xmlPieceMaxLength) throw new BankFileRefused(words.pieceTooLong)
    }
  }
  for await (const bytes of source) feed(decoded(() => decoder.decode(bytes, { stream: true })))
  feed(decoded(() => decoder.decode()))
  parser.close()
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new BankFileRefused(words.notUtf8)
  }
}

function listen(parser: SaxesParser<{ xmlns: true }>, reader: XmlReader, watch: { since: number }): void {
  const levels: Level[] = []
  const refuse = (sentence: string) => {
    throw new BankFileRefused(sentence)
  }
  parser.on('error', () => refuse(words.notXml(parser.line)))
  parser.on('doctype', () => refuse(words.withDoctype))
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) refuse(words.otherEncoding(encoding.slice(0, 40)))
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    watch.since = 0
    if (levels.length >= xmlLevelsMax) refuse(words.tooDeep)
    const above = levels.at(-1)
    const own = Object.fromEntries(Object.values(attributes).map((one) => [one.local, one.value]))
    levels.push({ path: above?.path ? `${above.path}/${local}` : above ? local : '', text: '', attributes: own })
    if (above) reader.open(levels.at(-1)?.path ?? '')
    else reader.begin(uri)
  })
  const add = (text: string) => {
    const level = levels.at(-1)
    if (!level) return
    level.text += text
    if (level.text.length > xmlPieceMaxLength) refuse(words.pieceTooLong)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    watch.since = 0
    const level = levels.pop()
    if (level && levels.length > 0) reader.close(level.path, level.text.trim(), level.attributes)
  })
}
