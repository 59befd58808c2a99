export interface Comparison {
  tone: 'success' | 'failed'
  title: string
  words: string
  /** Made with that secret; null: it is none. */
  signature: string | null
  /** What the merchant's code computed, to fill the form again. */
  own: string
}
