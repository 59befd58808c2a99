// Refused where an address is set, not where one is looked up: who has such an account signs in as before.
import { field } from './messages/fields.js'
import { decodedLabel } from './punycode.js'

const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u
const ascii = /^[\x20-\x7e]*$/

const alphabets = [
  /^[a-z\u00df-\u024f\u1e00-\u1eff]+$/,
  /^\p{scx=Greek}+$/u,
  /^\p{scx=Cyrillic}+$/u,
  /^\p{scx=Armenian}+$/u,
  /^\p{scx=Georgian}+$/u,
  /^\p{scx=Hebrew}+$/u,
  /^\p{scx=Arabic}+$/u,
  /^\p{scx=Ethiopic}+$/u,
  /^\p{scx=Devanagari}+$/u,
  /^\p{scx=Bengali}+$/u,
  /^\p{scx=Gurmukhi}+$/u,
  /^\p{scx=Gujarati}+$/u,
  /^\p{scx=Oriya}+$/u,
  /^\p{scx=Tamil}+$/u,
  /^\p{scx=Telugu}+$/u,
  /^\p{scx=Kannada}+$/u,
  /^\p{scx=Malayalam}+$/u,
  /^\p{scx=Sinhala}+$/u,
  /^\p{scx=Thai}+$/u,
  /^\p{scx=Lao}+$/u,
  /^\p{scx=Tibetan}+$/u,
  /^\p{scx=Myanmar}+$/u,
  /^\p{scx=Khmer}+$/u,
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+$/u,
  /^[\p{scx=Han}\p{scx=Hangul}]+$/u,
]

// Letters that look like Latin ones: under a Latin ending such as `.com` a label of nothing else is somebody's disguise.
const disguises = [/^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡ]+$/u, /^[αικνρυωηοτ]+$/u, /^[ագզէլհյոսւօ]+$/u]

const inLetters = (label: string) => (label.startsWith('xn--') ? decodedLabel(label.slice(4)) : label)

function isOddLabel(label: string, isUnderLatin: boolean): boolean {
  if (label.normalize('NFKC').toLowerCase() !== label || invisible.test(label)) return true
  const letters = label.replace(/[0-9-]/g, '')
  const isDisguise = isUnderLatin && disguises.some((letter) => letter.test(letters))
  return letters !== '' && (isDisguise || !alphabets.some((alphabet) => alphabet.test(letters)))
}

function oddityOfDomain(domain: string): string | null {
  const labels = domain.split('.')
  const isUnderLatin = ascii.test(labels.at(-1) ?? '') && !labels.at(-1)?.startsWith('xn--')
  const isOdd = labels.some((label) => {
    const read = inLetters(label)
    if (read === null || (read !== label && ascii.test(read))) return true
    return !ascii.test(read) && isOddLabel(read, isUnderLatin)
  })
  return isOdd ? field.emailLookAlike : null
}

export function oddityOf(email: string): string | null {
  if (invisible.test(email)) return field.emailInvisible
  const at = email.lastIndexOf('@')
  if (at < 1) return null
  const name = email.slice(0, at)
  if (!ascii.test(name) || name.startsWith('"')) return field.emailName
  return oddityOfDomain(email.slice(at + 1))
}
