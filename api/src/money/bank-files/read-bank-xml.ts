import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import type { BankFile } from './bank-file.js'
import { BankFileRefused } from './bank-files.errors.js'
import { CamtReader } from './camt053.js'
import { Pain002Reader } from './pain002.js'
import { type Bytes, readXml } from './xml-stream.js'

const camt = /^urn:iso:std:iso:20022:tech:xsd:camt\.05([34])\.001\.(02|03|04|08)$/
const pain = /^urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d\d$/

export async function readBankXml(source: Bytes): Promise<BankFile> {
  const statements = new CamtReader('statement')
  const notifications = new CamtReader('notification')
  const answers = new Pain002Reader()
  let reader: CamtReader | Pain002Reader | undefined
  await readXml(source, {
    begin: (namespace) => {
      const kind = camt.exec(namespace)?.[1]
      if (kind) reader = kind === '3' ? statements : notifications
      else if (pain.test(namespace)) reader = answers
      else throw new BankFileRefused(words.unknownMessage(namespace.slice(0, 80) || '–'))
    },
    open: (path) => reader?.open(path),
    close: (path, text, attributes) => reader?.close(path, text, attributes),
  })
  const found = { statements: [...statements.statements, ...notifications.statements], answers: answers.answers }
  if (found.statements.length + found.answers.length === 0) throw new BankFileRefused(words.noStatement)
  return found
}
