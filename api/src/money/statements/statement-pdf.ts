import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { statementMovementsMax } from '#contract/book-limits.js'
import type { Language } from '#contract/languages.js'
import { boundsOf } from '#contract/months.js'
import type { StatementCurrencyView, StatementMovement, StatementView } from '#contract/statements.js'
import { isWritable } from './pdf-letters.js'
import { type Cell, colours, edge, PdfPage } from './pdf-page.js'
import { PdfSpeech } from './pdf-speech.js'

const dayMs = 86_400_000
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)
const wordsOf = ({ speech }: PdfPage) => speech.words.statementDocuments

/** Lists movements only as far as they fit a document that somebody reads; the CSV has each of them. */
export async function statementPdf(
  view: StatementView,
  movements: AsyncIterable<StatementMovement>,
  { madeAt, language = 'en' }: { madeAt: Date; language?: Language },
): Promise<Readable> {
  const speech = new PdfSpeech(language)
  const words = speech.words.statementDocuments
  const month = speech.month(view.month)
  const page = new PdfPage(words.titleOf(view.clientName, month), madeAt, speech)
  const lines = view.currencies.reduce((sum, one) => sum + one.movements, 0)
  head(page, view, madeAt)
  for (const currency of view.currencies) summary(page, currency)
  if (view.currencies.length === 0) note(page, words.nothingMoved)
  if (lines > statementMovementsMax) note(page, words.tooMany(speech.count(lines), speech.count(statementMovementsMax)))
  else if (lines > 0) await table(page, view, await inCurrencies(movements))
  return Readable.from(
    page.end((number, pages) => [
      `${speech.own(view.clientID)} · ${month}`,
      words.pageOf(speech.count(number), speech.count(pages)),
    ]),
  )
}

function head(page: PdfPage, view: StatementView, madeAt: Date): void {
  const { speech } = page
  const words = wordsOf(page)
  page.outside(() => arch(page))
  page.y = 51
  page.text('P', { text: 'Gatehouse', x: 72, width: 200, font: 'semibold', size: 13, colour: colours.brand })
  page.text('P', {
    text: words.statementOf(speech.month(view.month)),
    x: 300,
    width: edge.right - 300,
    align: 'right',
    size: 10,
    colour: colours.soft,
  })
  page.y = 114
  page.name(speech.own(isWritable(view.clientName) ? view.clientName : view.clientID), {
    x: edge.left,
    width: 499,
    size: 22,
  })
  page.y = 132
  const { from, to } = boundsOf(view.month)
  facts(page, [
    [words.clientID, speech.own(view.clientID)],
    [words.period, `${speech.exact(dayOf(from))} – ${speech.exact(dayOf(new Date(to.getTime() - dayMs)))}`],
    [words.madeAt, speech.exact(`${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`)],
  ])
  page.y = 168
  if (!isWritable(view.clientName)) note(page, words.noLetters)
  if (view.mode === 'test') note(page, words.testMode, colours.pending)
  if (!view.isComplete) note(page, words.untilNow, colours.pending)
  note(page, words.times)
}

function facts(page: PdfPage, named: [name: string, value: string][]): void {
  const [top, places] = [page.y, [edge.left, 265, 415]]
  for (const [at, [name, value]] of named.entries()) {
    const x = places[at] ?? edge.left
    page.y = top
    page.text('P', { text: name, x, width: 200, size: 8, colour: colours.soft })
    page.y = top + 12
    page.text('P', { text: value, x, width: at === 0 ? 210 : 145, size: 9 })
  }
}

function note(page: PdfPage, text: string, colour = colours.soft): void {
  page.keep(16)
  page.text('P', { text, x: edge.left, width: 499, size: 9, colour })
  page.y += 15
}

function arch({ doc, left }: PdfPage): void {
  doc.save().translate(left(edge.left, 18) - edge.left, 0)
  doc.path('M48 66 V57 A9 9 0 0 1 66 57 V66 H61 V57 A4 4 0 0 0 53 57 V66 Z').fill(colours.brand)
  doc.restore()
}

function summary(page: PdfPage, of: StatementCurrencyView): void {
  const { currency, parts } = of
  const { speech } = page
  const words = wordsOf(page)
  page.keep(230)
  page.y += 20
  const section = page.section('Sect')
  page.text('H2', { text: currency, x: edge.left, width: 200, font: 'semibold', size: 14 }, section)
  page.y += 24
  const top = page.y
  const sums = page.section('Table', section)
  const lines: [name: string, amount: number, isSum?: boolean][] = [
    [words.opening, of.opening, true],
    ...(['payments', 'refunds', 'disputes', 'fees', 'payouts'] as const).map((name): [string, number] => [
      words[name],
      of[name],
    ]),
    ...(of.other === 0 ? [] : [[words.other, of.other] as [string, number]]),
    [words.closing, of.closing, true],
  ]
  for (const line of lines)
    sumLine(page, sums, line, { x: edge.left, width: 250, text: speech.amount(line[1], currency) })
  sums.end()
  const bottom = page.y
  page.y = top
  const standing = page.section('Table', section)
  const first = { text: words.ofWhich, x: 330, width: 120, colour: colours.soft }
  page.row(standing, 'TH', [first, { text: currency, x: 447, width: 100, align: 'right', colour: colours.soft }])
  page.y += 18
  for (const name of ['available', 'pending', 'reserved', 'disputed', 'inTransit'] as const)
    sumLine(page, standing, [words.parts[name], parts[name]], {
      x: 330,
      width: 217,
      text: speech.amount(parts[name], currency),
    })
  standing.end()
  section.end()
  page.y = Math.max(bottom, page.y) + 6
}

function sumLine(
  page: PdfPage,
  table: ReturnType<PdfPage['section']>,
  [name, , isSum = false]: [name: string, amount: number, isSum?: boolean],
  { x, width, text }: Pick<Cell, 'x' | 'width' | 'text'>,
): void {
  const font = isSum ? 'semibold' : 'regular'
  page.row(
    table,
    'TD',
    [
      { text: name, x, width: 140, font },
      { text, x: x + 110, width: width - 110, align: 'right', font },
    ],
    'TH',
  )
  page.y += 14
  page.rule(colours.line, x, x + width)
  page.y += 4
}

async function inCurrencies(movements: AsyncIterable<StatementMovement>): Promise<Map<string, StatementMovement[]>> {
  const byCurrency = new Map<string, StatementMovement[]>()
  for await (const movement of movements) {
    const known = byCurrency.get(movement.currency)
    if (known) known.push(movement)
    else byCurrency.set(movement.currency, [movement])
  }
  return byCurrency
}

const places = {
  day: [48, 50],
  what: [102, 78],
  reference: [182, 124],
  gross: [308, 62],
  fee: [372, 50],
  net: [424, 62],
  balance: [488, 59],
}
type Place = keyof typeof places
const cellAt = (place: Place, text: string, more: Partial<Cell> = {}): Cell => {
  const [x = 0, width = 0] = places[place]
  const align = ['gross', 'fee', 'net', 'balance'].includes(place) ? 'right' : 'left'
  return { text, x, width, align, size: 7.5, ...more }
}

async function table(
  page: PdfPage,
  { currencies }: StatementView,
  movements: Map<string, StatementMovement[]>,
): Promise<void> {
  const words = wordsOf(page)
  for (const { currency } of currencies) {
    const rows = movements.get(currency) ?? []
    if (rows.length === 0) continue
    page.keep(110)
    page.y += 24
    const section = page.section('Sect')
    page.text(
      'H2',
      { text: words.movementsIn(currency), x: edge.left, width: 300, font: 'semibold', size: 12 },
      section,
    )
    page.y += 22
    const made = page.section('Table', section)
    header(page, made)
    for (const row of rows) {
      if (page.keep(16)) {
        // Others are answered between two pages of a long one.
        await turn()
        header(page, made)
      }
      line(page, made, row)
    }
    made.end()
    section.end()
  }
}

function header(page: PdfPage, made: ReturnType<PdfPage['section']>): void {
  const words = wordsOf(page)
  const names = Object.keys(places) as Place[]
  page.row(
    made,
    'TH',
    names.map((name) => cellAt(name, words[name], { colour: colours.soft })),
  )
  page.y += 13
  page.rule(colours.soft)
  page.y += 5
}

function line(page: PdfPage, made: ReturnType<PdfPage['section']>, row: StatementMovement): void {
  const { speech } = page
  const amount = (name: 'gross' | 'fee' | 'net' | 'balance') => cellAt(name, speech.amount(row[name], row.currency))
  page.row(made, 'TD', [
    cellAt('day', speech.exact(dayOf(new Date(row.createdAt)))),
    cellAt('what', wordsOf(page).kinds[row.kind]),
    cellAt('reference', row.payoutID ?? row.refundID ?? row.disputeID ?? row.transactionID ?? '', {
      colour: colours.soft,
    }),
    ...(['gross', 'fee', 'net', 'balance'] as const).map(amount),
  ])
  page.y += 12
  page.rule()
  page.y += 4
}
