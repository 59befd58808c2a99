import { countIn, dayIn, type Formats } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import { directionOf, type Language, localeOf } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { type Currency, decimalOf, inThousands } from '#contract/money.js'
import { boundsOf } from '#contract/months.js'

const [begin, end] = ['\u2066', '\u2069']
const firstStrong = /[\p{L}]/u
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const isolated = (text: string): string => `${begin}${text.replaceAll(begin, '').replaceAll(end, '')}${end}`

/** How a document writes money, days and names in its language. */
export class PdfSpeech {
  readonly words: (typeof wordsIn)[Language]
  private readonly formats: Formats | null
  private readonly isFromTheRight: boolean

  constructor(readonly language: Language) {
    this.words = wordsIn[language]
    this.formats = formatsOf(language)
    this.isFromTheRight = directionOf(language) === 'rtl'
  }

  amount(amount: number, currency: Currency): string {
    const [whole = '', rest] = decimalOf(Math.abs(amount), currency).split('.')
    const { group, decimal, groupedFrom } = this.formats ?? { group: ',', decimal: '.', groupedFrom: 4 }
    const grouped = whole.length < groupedFrom ? whole : inThousands(whole, group)
    return this.exact(`${amount < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : `${decimal}${rest}`}`)
  }

  money(amount: number, currency: Currency): string {
    return this.exact(`${this.amount(amount, currency)}\u00a0${currency}`)
  }

  percentage(percentage: number): string {
    if (!this.formats) return `${percentage}%`
    const space = this.isFromTheRight ? '' : '\u00a0'
    return this.exact(`${String(percentage).replace('.', this.formats.decimal)}${space}%`)
  }

  count = (count: number): string => this.exact(countIn(this.formats, count))

  /** Of `2026-10-31`, whatever follows; English writes the same. */
  day(iso: string): string {
    const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number)
    return this.formats ? dayIn(this.formats, year, month - 1, day) : iso.slice(0, 10)
  }

  month(month: string): string {
    const named = new Intl.DateTimeFormat(localeOf(this.language), { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return named.format(boundsOf(month).from)
  }

  /** What somebody wrote keeps the side that its own letters begin on, and moves no amount beside it. */
  own(text: string): string {
    if (!this.isFromTheRight) return fromTheRight.test(text) ? isolated(text) : text
    return fromTheRight.test(firstStrong.exec(text)?.[0] ?? '') ? text : isolated(text)
  }

  /** From left to right, whatever stands around it. */
  exact = (text: string): string => (this.isFromTheRight ? isolated(text) : text)
}
