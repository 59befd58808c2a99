import { describe, expect, it } from '@jest/globals'
import { languages } from '#contract/languages.js'
import { runsOf } from './pdf-letters.js'
import { type Base, levelsOf, piecesOf } from './pdf-order.js'
import { PdfSpeech } from './pdf-speech.js'

/** As the paper has it from left to right; Arabic and Hebrew words stay as they are typed, because their font turns them. */
const onPaper = (text: string, base: Base) =>
  runsOf(text, base)
    .map((run) => run.text)
    .join('')

describe('the order of a line', () => {
  it.each([
    ['ltr', 'Pay 12.50 (now)', '000000000000000'],
    ['rtl', 'NW-2026-42', '2222222222'],
    ['rtl', 'ا 12.5%', '1122221'],
    ['rtl', 'ا (VAT) ب', '111222111'],
    ['ltr', 'ا (3)', '11121'],
    ['ltr', 'ا 2026-10-05', '112222122122'],
    ['rtl', '20% (a)', '2221121'],
    ['rtl', 'a (20)', '222222'],
  ] as const)('is Unicode’s: %s, %s', (base, text, levels) => {
    expect(levelsOf(piecesOf(text), base).join('')).toBe(levels)
  })

  it('puts a label to the right of its value, and turns brackets round', () => {
    expect(onPaper('رقم: NW-42', 'rtl')).toBe('NW-42 :رقم')
    expect(onPaper('دفعة (ثالثة)', 'rtl')).toBe('(ثالثة) دفعة')
    expect(onPaper('\u2066−10.00 EUR\u2069', 'rtl')).toBe('−10.00 EUR')
    expect(onPaper('من \u20661,000.00 EUR\u2069 على', 'rtl')).toBe('على 1,000.00 EUR من')
  })

  it('draws none of the signs that steer it, also where one is missing', () => {
    expect(onPaper('a\u2066b', 'ltr')).toBe('ab')
    expect(onPaper('a\u2069\u200fb', 'rtl')).toBe('ab')
    expect(onPaper('\u2066Real GmbH\u2066 x\u2069', 'ltr')).toBe('Real GmbH x')
  })

  it('moves no amount beside a name that is read from the right, whatever the language', () => {
    for (const language of languages) {
      const speech = new PdfSpeech(language)
      const beside = `${speech.own('ضريبة')} ${speech.percentage(20)} · ${speech.money(100, 'EUR')}`
      const parts = ['ضريبة', speech.percentage(20), '·', speech.money(100, 'EUR')].map((part) => onPaper(part, 'ltr'))
      const [base, shown] = language === 'ar' ? (['rtl', parts.reverse()] as const) : (['ltr', parts] as const)
      expect([language, onPaper(beside, base)]).toEqual([language, shown.join(' ')])
    }
  })
})
