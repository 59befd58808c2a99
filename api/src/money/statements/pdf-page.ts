import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { directionOf } from '#contract/languages.js'
import { fontOf, isPlain, type LetterRun, runsOf } from './pdf-letters.js'
import type { Base } from './pdf-order.js'
import { PdfSpeech } from './pdf-speech.js'

type Doc = PDFKit.PDFDocument
type Struct = PDFKit.PDFStructureElement

export const colours = { ink: '#1d1c1a', soft: '#5d5a54', line: '#dedad1', brand: '#0b5c66', pending: '#7a4b00' }
export const edge = { left: 48, right: 547, top: 48, bottom: 782 }

const fontFile = (name: string) => fileURLToPath(new URL(`fonts/geist-${name}.ttf`, import.meta.url))
type Font = 'regular' | 'semibold'

/** The first font's height above the line, so that other scripts stand on the same line. */
const ascent = 1.005
const paperWidth = edge.left + edge.right

/** Words that are read from the right need their whole run; without features the library goes word by word, and remembers each. */
const whole: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['kern'] }
const shapedAs = ({ script, text }: LetterRun) => (script && text.includes(' ') ? whole : {})

interface Measured {
  runs: (LetterRun & { width: number })[]
  width: number
}

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
  private readonly base: Base
  y = edge.top

  constructor(
    title: string,
    madeAt: Date,
    readonly speech = new PdfSpeech('en'),
  ) {
    this.base = directionOf(speech.language)
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: speech.language,
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
    const style = { size, font: 'semibold' as const }
    const fitting = cut(text, width, (some) => this.measured(some, style))
    this.root.add(
      this.doc.struct('H1', { actual: bare(text) }, () =>
        this.write(fitting, this.placeOf({ x, width }, fitting.width), style),
      ),
    )
  }

  /** A line in letters of any script that the fonts have. */
  line(text: string, { x, size }: { x: number; size: number }): void {
    const style = { size, font: 'regular' as const }
    this.root.add(this.doc.struct('P', { actual: bare(text) }, () => this.write(this.measured(text, style), x, style)))
  }

  private measured(text: string, { size, font }: { size: number; font: Font }): Measured {
    const runs = runsOf(text, this.base).map((run) => ({
      ...run,
      width: this.inFontOf(run, size, font).widthOfString(run.text, shapedAs(run)),
    }))
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
  }

  private write(
    { runs }: Measured,
    x: number,
    { size, font, colour = colours.ink, y = this.y }: { size: number; font: Font; colour?: string; y?: number },
  ): void {
    let at = x
    for (const run of runs) {
      const doc = this.inFontOf(run, size, font).fillColor(colour)
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', ...shapedAs(run) })
      at += run.width
    }
  }

  private inFontOf({ script }: LetterRun, size: number, font: Font): Doc {
    return this.doc.font(script ? fontOf(script, font) : font).fontSize(size)
  }

  /** A page that is read from the right is the mirror of the other. */
  left = (x: number, width: number): number => (this.base === 'rtl' ? paperWidth - x - width : x)

  private placeOf({ x, width, align = 'left' }: Pick<Cell, 'x' | 'width' | 'align'>, taken: number): number {
    const isFromTheRight = this.base === 'rtl'
    const left = this.left(x, width)
    return (align === 'right') === isFromTheRight ? left : left + width - taken
  }

  row(table: Struct, kind: 'TH' | 'TD', cells: Cell[], first: 'TH' | 'TD' = kind): void {
    const row = this.doc.struct('TR')
    table.add(row)
    for (const [at, cell] of cells.entries())
      row.add(this.doc.struct(at === 0 ? first : kind, {}, () => this.put(cell)))
    row.end()
  }

  rule(colour = colours.line, from = edge.left, to = edge.right): void {
    const left = this.left(from, to - from)
    this.outside(() =>
      this.doc
        .moveTo(left, this.y)
        .lineTo(left + to - from, this.y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke(),
    )
  }

  outside(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  put(cell: Cell): void {
    const { text, font = 'regular', colour = colours.ink, size = 9, align } = cell
    if (isPlain(text, this.base)) return this.putPlain(cell)
    const measured = (some: string) => this.measured(some, { size, font })
    // An amount is never cut.
    const fitting = align === 'right' ? measured(text) : cut(text, cell.width, measured)
    this.write(fitting, this.placeOf(cell, fitting.width), { size, font, colour, y: this.y + ascent * size })
  }

  private putPlain({ text, x, width, align = 'left', font = 'regular', colour = colours.ink, size = 9 }: Cell): void {
    const doc = this.doc.font(font).fontSize(size).fillColor(colour)
    const measured = (some: string) => ({ text: some, width: doc.widthOfString(some) })
    const fitting = align === 'right' ? measured(text) : cut(text, width, measured)
    const at = align === 'right' ? x + width - fitting.width : x
    doc.text(fitting.text, at, this.y, { lineBreak: false })
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
}

const bare = (text: string): string => text.replace(/[\u2066\u2069]/g, '')

/** As many of its letters as fit. */
function cut<Shown extends { width: number }>(text: string, width: number, measured: (text: string) => Shown): Shown {
  const all = measured(text)
  if (all.width <= width) return all
  const letters = Array.from(text)
  const shownOf = (length: number) => measured(`${letters.slice(0, length).join('')}…`)
  let [fitting, fits, tooMany] = [shownOf(1), 1, letters.length]
  while (tooMany - fits > 1) {
    const length = Math.floor((fits + tooMany) / 2)
    const shown = shownOf(length)
    if (shown.width > width) tooMany = length
    else [fitting, fits] = [shown, length]
  }
  return fitting
}
