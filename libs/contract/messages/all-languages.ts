import type { Language } from '../languages.js'
import * as ar from '../translations/ar/arabic.js'
import * as es from '../translations/es/spanish.js'
import * as fr from '../translations/fr/french.js'
import * as pt from '../translations/pt/portuguese.js'
import * as en from './nouns.js'
import type { Noun, Translated } from './translated.js'

/** All words of each language; servers alone read it, and a page is sent what it shows. */
export const wordsIn: Record<Language, Translated> = { en, fr, es, pt, ar }

const notInTheArea: ReadonlySet<string> = new Set([
  ...[
    'accountMails',
    'debtMails',
    'disputeMails',
    'invoiceDocuments',
    'statementDocuments',
    'paymentFailureMails',
    'payoutMails',
    'receipts',
    'transferMails',
    'pay',
    'payerRefusals',
    'clientRefusals',
  ],
])

/** What the pages of the merchant area say. */
export const spokenNouns = (Object.keys(en) as Noun[]).filter((noun) => !notInTheArea.has(noun))
