import type { Words } from '../words.js'
import type * as nouns from './nouns.js'

export type Noun = keyof typeof nouns

/** What every language has, by the names of the English files. A name that is missing or too many does not compile. */
export type Translated = { readonly [Name in Noun]: Words<(typeof nouns)[Name]> }
