import type { Letter } from './letter.js'

/** What a mail says, before it has a look. `path` is added to the address of the site. */
export interface Words {
  subject: string
  greeting: string
  paragraphs: string[]
  button: { label: string; path: string }
  /** Small print. */
  closing: string
}

export type Part<K extends Letter['kind']> = (data: Extract<Letter, { kind: K }>['data']) => Omit<Words, 'greeting'>
