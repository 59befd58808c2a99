import { buffer } from 'node:stream/consumers'
import * as words from '#contract/messages/evidence-letter.js'
import { decimalOf } from '#contract/money.js'
import { clock } from '#contract/clock.js'
import { isWritable } from '../statements/pdf-letters.js'
import { edge, PdfPage } from '../statements/pdf-page.js'
import type { Dispute } from './dispute.entity.js'

const charactersInLine = 90
const lineHeight = 14

/** Each line break counts for nothing here; what a font lacks would be printed as boxes. */
export const isPrintable = (text: string): boolean => isWritable(text.replaceAll(/\s/g, ' '))

/** What a merchant says against a dispute, as a PDF for processors that take documents alone. */
export function evidenceLetter(
  { processorReference, transactionID, amountAsked, currency }: Dispute,
  text: string,
): Promise<Buffer> {
  const page = new PdfPage(words.title, clock.now())
  page.y = 60
  page.text('H1', { text: words.title, x: edge.left, width: edge.right - edge.left, font: 'semibold', size: 16 })
  page.y += 30
  const facts = [
    [words.dispute, processorReference ?? ''],
    [words.payment, transactionID],
    [words.amount, `${decimalOf(amountAsked, currency)} ${currency}`],
  ]
  for (const [label, value] of facts) write(page, `${label}: ${value}`)
  page.y += lineHeight
  for (const paragraph of text.split(/\r?\n/)) for (const line of linesOf(paragraph)) write(page, line)
  return buffer(page.end((at, pages) => [words.title, words.pageOf(at, pages)]))
}

function write(page: PdfPage, text: string): void {
  page.keep(lineHeight)
  if (text !== '') page.line(text, { x: edge.left, size: 10 })
  page.y += lineHeight
}

function linesOf(paragraph: string): string[] {
  const lines = ['']
  for (const word of paragraph.split(/\s+/).flatMap((one) => one.match(/.{1,90}/gu) ?? [''])) {
    const last = lines.at(-1) ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (last.length + 1 + word.length <= charactersInLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
