import type { Language } from '#contract/languages.js'
import type { Letter } from './letter.js'

export interface Words {
  subject: string
  greeting: string
  paragraphs: string[]
  button: { label: string; path: string }
  closing: string
  /** A QR code as a picture. */
  code?: { text: string; label: string }
}

export type Part<K extends Letter['kind']> = (
  data: Extract<Letter, { kind: K }>['data'],
  language: Language,
) => Omit<Words, 'greeting'>
