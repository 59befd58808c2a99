import { groupedReference } from '#contract/creditor-references.js'
import { epcText, hasEpcCode } from '#contract/epc-code.js'
import { dayIn, moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import type { Language } from '#contract/languages.js'
import { wordsIn } from '#contract/messages/all-languages.js'
import { dayInWords } from '#contract/time-words.js'
import type { Part } from './mail-part.js'
import type { TransferDue, TransferNews } from './transfer-letters.js'

type Kind = 'transfer-details' | 'transfer-part' | 'transfer-late' | 'transfer-returned'
type Said = Pick<ReturnType<Part<Kind>>, 'subject' | 'paragraphs'>

/** What a payer by bank transfer reads. The receipt says that the money has arrived. */
export const transferWords: { [K in Kind]: Part<K> } = {
  'transfer-details': (data, language) => {
    const { details } = wordsIn[language].transferMails
    const news = details.news(missingOf(data, language), data.merchantName)
    return due({ subject: details.subject(data.merchantName), paragraphs: [news] }, data, language)
  },
  'transfer-part': (data, language) => {
    const { part } = wordsIn[language].transferMails
    const missing = missingOf(data, language)
    const news = part.news(data.money, missing)
    return due({ subject: part.subject(missing, data.merchantName), paragraphs: [news] }, data, language)
  },
  'transfer-late': (data, language) => {
    const { late } = wordsIn[language].transferMails
    const news = late.news(data.money, data.merchantName)
    return whole({ subject: late.subject(data.merchantName), paragraphs: [news] }, data, language)
  },
  'transfer-returned': (data, language) => {
    const { returned } = wordsIn[language].transferMails
    const news = returned.news(data.money, data.merchantName)
    return whole({ subject: returned.subject(data.money), paragraphs: [news] }, data, language)
  },
}

function due({ subject, paragraphs }: Said, data: TransferDue, language: Language): ReturnType<Part<Kind>> {
  const { transferMails, pay } = wordsIn[language]
  const { iban, currency, missing, endsAt } = data
  const account = [...paragraphs, accountOf(data, language), transferMails.details.reference(dayOf(language, endsAt))]
  const said = whole({ subject, paragraphs: account }, data, language)
  if (!hasEpcCode(currency, missing, iban)) return said
  return { ...said, code: { text: epcText({ ...data, iban, amount: missing }), label: pay.scanWithYourBankingApp } }
}

function accountOf(data: TransferDue, language: Language): string {
  const { pay } = wordsIn[language]
  const { accountHolder, iban, accountNumber, bic, reference } = data
  return [
    [pay.accountHolder, accountHolder],
    [pay.iban, iban && groupedReference(iban)],
    [pay.accountNumber, accountNumber],
    [pay.bic, bic],
    [pay.amountToSend, missingOf(data, language)],
    [pay.paymentReference, groupedReference(reference)],
  ]
    .flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
    .join('\n')
}

function whole({ subject, paragraphs }: Said, data: TransferNews, language: Language): ReturnType<Part<Kind>> {
  const { test, questions, closing, details } = wordsIn[language].transferMails
  const { mode, merchantName, path } = data
  return {
    subject,
    paragraphs: [...paragraphs, ...(mode === 'test' ? [test] : []), questions(merchantName)],
    button: { label: details.button, path },
    closing,
  }
}

const missingOf = ({ missing, currency }: TransferDue, language: Language): string =>
  moneyIn(formatsOf(language), missing, currency)

function dayOf(language: Language, iso: string): string {
  const formats = formatsOf(language)
  const at = new Date(iso)
  return formats ? dayIn(formats, at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()) : dayInWords(iso)
}
