import { paymentFile as words } from '#contract/messages/errors/bank-files.js'
import { BankFileRefused } from './bank-files.errors.js'

// Letters that Unicode decomposition does not split into a base letter and a mark.
const letters: Record<string, string> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th' },
  ...{ Þ: 'Th', ł: 'l', Ł: 'L', ı: 'i', ħ: 'h', Ħ: 'H', ŋ: 'n', Ŋ: 'N', ĸ: 'k', ŧ: 't', Ŧ: 'T', ə: 'e', Ə: 'E' },
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', '&': '+', _: '-', '–': '-', '—': '-', '’': "'" },
  ...{
    '‘': "'",
    '“': '"',
    '”': '"',
    '„': '"',
    '´': "'",
    '`': "'",
    '\u00a0': ' ',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ẹ: 'e',
    ọ: 'o',
  },
}
const taken = /[A-Za-z0-9/\-?:().,'+ ]/

/** The characters that every bank takes: Latin letters, digits and few signs. What is no letter becomes a gap. */
export function bankText(text: string): string {
  const written = [...text.normalize('NFC')].map((one) => letters[one] ?? one).join('')
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain]
    .map((one) => (taken.test(one) ? one : /\p{L}|\p{N}/u.test(one) ? '\u0000' : ' '))
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
    .split('/')
    .filter((part) => part.trim() !== '')
    .join('/')
    .trim()
}

/** A name that would lose letters is refused: a bank compares it with the holder of the account. */
export function bankName(name: string, most: number): string {
  const text = bankText(name)
  if (text === '' || text.includes('\u0000')) throw new BankFileRefused(words.name(name.slice(0, 80)))
  return text.slice(0, most).trim()
}
