import { wordsIn } from '#contract/messages/all-languages.js'
import type { Invoice } from './invoice.entity.js'

/** What its payments are for, in the language of its document: the customer reads it on pages and receipts. */
export const titleOf = ({ language, number }: Pick<Invoice, 'language' | 'number'>): string =>
  wordsIn[language ?? 'en'].invoiceDocuments.invoiceNamed(number ?? '')
