import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { decimalOf, type Currency } from '#contract/money.js'
import { fontOf, type LetterRun, runsOf } from './pdf-letters.js'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

export const colours = { ink: '#1d1c1a', soft: '#5d5a54', line: '#dedad1', brand: '#0b5c66', pending: '#7a4b00' }
export const edge = { left: 48, right: 547, top: 48, bottom: 782 }

const fontFile = (name: string) => fileURLToPath(new URL(`fonts/geist-${name}.ttf`, import.meta.url))
type Font = 'regular' | 'semibold'

/** Letters that join or turn round need their whole run, and not word by word. */
const whole: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['kern'] }

export interface Cell {
  text: string
  x: number
  width: number
  align?: 'left' | 'right'
  font?: Font
  colour?: string
  size?: number
}

/** A4 with embedded fonts and a structure that a screen reader follows; what repeats on each page is no part of it. */
export class PdfPage {
  readonly doc: Doc
  private readonly root: Struct
  y = edge.top

  constructor(title: string, madeAt: Date) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en',
      displayTitle: true,
      bufferPages: true,
      // None: the library's own is read out of its package, which the bundle has not.
      font: '',
      info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
    })
    for (const name of ['regular', 'semibold'] as const) this.doc.registerFont(name, fontFile(name))
    this.root = this.doc.struct('Document')
    this.doc.addStructure(this.root)
  }

  /** Begins a new page if less than that is left. */
  keep(height: number): boolean {
    if (this.y + height <= edge.bottom) return false
    this.doc.addPage()
    this.y = edge.top
    return true
  }

  section(kind: 'Sect' | 'Table', in_: Struct = this.root): Struct {
    const made = this.doc.struct(kind)
    in_.add(made)
    return made
  }

  text(kind: 'H1' | 'H2' | 'P', cell: Cell, in_: Struct = this.root): void {
    in_.add(this.doc.struct(kind, {}, () => this.put(cell)))
  }

  name(text: string, { x, width, size = 9 }: Pick<Cell, 'x' | 'width' | 'size'>): void {
    const letters = Array.from(text)
    const runsTo = (length: number) => runsOf(length < letters.length ? `${letters.slice(0, length).join('')}…` : text)
    let length = letters.length
    while (length > 1 && this.widthOf(runsTo(length), size) > width) length -= 1
    this.root.add(this.doc.struct('H1', { actual: text }, () => this.write(runsTo(length), x, size)))
  }

  /** A line in letters of any script that the fonts have. */
  line(text: string, { x, size }: { x: number; size: number }): void {
    this.root.add(this.doc.struct('P', { actual: text }, () => this.write(runsOf(text), x, size, 'regular')))
  }

  private widthOf(runs: LetterRun[], size: number): number {
    return runs.reduce((sum, run) => sum + this.inFontOf(run, size).widthOfString(run.text, whole), 0)
  }

  private write(runs: LetterRun[], x: number, size: number, font: Font = 'semibold'): void {
    let at = x
    for (const run of runs) {
      const doc = this.inFontOf(run, size, font).fillColor(colours.ink)
      doc.text(run.text, at, this.y, { lineBreak: false, baseline: 'alphabetic', ...whole })
      at += doc.widthOfString(run.text, whole)
    }
  }

  private inFontOf({ script }: LetterRun, size: number, font: Font = 'semibold'): Doc {
    return this.doc.font(script ? fontOf(script) : font).fontSize(size)
  }

  row(table: Struct, kind: 'TH' | 'TD', cells: Cell[], first: 'TH' | 'TD' = kind): void {
    const row = this.doc.struct('TR')
    table.add(row)
    for (const [at, cell] of cells.entries())
      row.add(this.doc.struct(at === 0 ? first : kind, {}, () => this.put(cell)))
    row.end()
  }

  rule(colour = colours.line, from = edge.left, to = edge.right): void {
    this.outside(() => this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.7).strokeColor(colour).stroke())
  }

  outside(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  put({ text, x, width, align = 'left', font = 'regular', colour = colours.ink, size = 9 }: Cell): void {
    const { doc } = this
    doc.font(font).fontSize(size).fillColor(colour)
    // An amount is never cut.
    const fitting = align === 'right' ? text : this.fitted(text, width)
    const at = align === 'right' ? x + width - doc.widthOfString(fitting) : x
    doc.text(fitting, at, this.y, { lineBreak: false })
  }

  end(footOf: (page: number, pages: number) => [left: string, right: string]): Doc {
    this.root.end()
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(start + page)
      const [left, right] = footOf(page + 1, count)
      this.y = 804
      this.outside(() => {
        this.put({ text: left, x: edge.left, width: 350, colour: colours.soft, size: 8 })
        this.put({ text: right, x: 400, width: edge.right - 400, align: 'right', colour: colours.soft, size: 8 })
      })
    }
    this.doc.end()
    return this.doc
  }

  private fitted(text: string, width: number): string {
    if (this.doc.widthOfString(text) <= width) return text
    let length = text.length
    while (length > 1 && this.doc.widthOfString(`${text.slice(0, length)}…`) > width) length -= 1
    return `${text.slice(0, length)}…`
  }
}

export function amountOf(amount: number, currency: Currency): string {
  const [whole = '', rest] = decimalOf(Math.abs(amount), currency).split('.')
  const first = whole.length % 3
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])]
  const grouped = groups.filter((group) => group !== '').join(',')
  return `${amount < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}`
}
