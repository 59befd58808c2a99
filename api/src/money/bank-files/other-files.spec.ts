import { describe, expect, it } from '@jest/globals'
import { zipSync } from 'fflate'
import { bankZipFilesMax } from '#contract/bank-limits.js'
import type { CsvMapping } from '#contract/csv-mapping.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { readCsv } from './csv-statement.js'
import { unzip } from './zip-files.js'

const german: CsvMapping = {
  ...{ delimiter: ';', decimal: ',', dateFormat: 'DD.MM.YYYY', encoding: 'windows-1252', skippedLines: 1 },
  columns: { date: 'Buchung', amount: 'Betrag', balance: 'Saldo', counterparty: 'Name', text: 'Zweck' },
}
const english: CsvMapping = {
  ...{ delimiter: ',', decimal: '.', dateFormat: 'YYYY-MM-DD', encoding: 'utf-8', skippedLines: 0 },
  columns: { date: 'Date', credit: 'In', debit: 'Out', endToEndID: 'Ref' },
}
const sentence = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: Error) => error.message,
  )
const read = (text: string, mapping: CsvMapping, encoding: BufferEncoding = 'utf8') =>
  readCsv([Buffer.from(text, encoding)], mapping, 'EUR', () => 'csv-1')

describe('a CSV by its mapping', () => {
  it('is read with the newest first or last, in the encoding and with the signs of the bank', async () => {
    const rows = [
      '20.11.2026;Müller;"Zweck; mit Zeichen";-1.000,50;8.999,50',
      '19.11.2026;Stripe;Payout;5.000,00;10.000,00',
    ]
    const text = ['Konto 1', 'Buchung;Name;Zweck;Betrag;Saldo', ...rows].join('\r\n')
    const found = await read(text, german, 'latin1')
    expect(found).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-20',
      opening: 500_000,
      closing: 899_950,
      account: null,
    })
    expect(found.entries[0]).toMatchObject({ amount: -100_050, counterparty: 'Müller', text: 'Zweck; mit Zeichen' })
    const turned = ['Konto 1', 'Buchung;Name;Zweck;Betrag;Saldo', ...[...rows].reverse()].join('\n')
    expect(await read(turned, german, 'latin1')).toMatchObject({ opening: 500_000, closing: 899_950 })
  })

  it('takes credit and debit from two columns, and no balance where there is none', async () => {
    const found = await read('\ufeffDate,In,Out,Ref\n2026-11-20,12.50,,pyo-1\n2026-11-20,,3.00,\n', english)
    expect(found).toMatchObject({ opening: null, closing: null })
    expect(found.entries.map(({ amount, endToEndID }) => [amount, endToEndID])).toEqual([
      [1_250, 'pyo-1'],
      [-300, null],
    ])
  })

  it.each([
    ['a column that is not there', 'Date,In,Ref\n', words.csvNoColumn('Out')],
    ['five decimals', 'Date,In,Out,Ref\n2026-11-20,1.00001,,\n', words.csvRow(2, words.amount('1.00001', 'EUR'))],
    ['a wrong day', 'Date,In,Out,Ref\n2026-02-30,1,,\n', words.csvRow(2, words.date('2026-02-30'))],
    ['words for an amount', 'Date,In,Out,Ref\n2026-02-20,ten,,\n', words.csvRow(2, words.amount('ten', 'EUR'))],
    ['nothing', '', words.noStatement],
    ['a head alone', 'Date,In,Out,Ref\n', words.noStatement],
    ['a quote without an end', 'Date,In,Out,Ref\n"2026-02-20,1,,\n', words.csv(2)],
    ['too many columns', `Date,In,Out,Ref${',x'.repeat(200)}\n`, words.csvTooWide(100)],
  ])('refuses %s', async (_what, text, expected) => {
    expect(await sentence(read(text, english))).toBe(expected)
  })

  it('refuses balances that do not follow, and bytes of another encoding', async () => {
    const text = 'x\nBuchung;Name;Zweck;Betrag;Saldo\n20.11.2026;A;B;1,00;5,00\n21.11.2026;A;B;1,00;9,00\n'
    expect(await sentence(read(text, german))).toBe(words.csvOrder)
    expect(await sentence(readCsv([Buffer.from([0xff, 0xfe, 0x41])], english, 'EUR', () => 'x'))).toBe(words.notUtf8)
  })
})

describe('an archive', () => {
  const xml = Buffer.from('<a/>')
  it('gives its statements, and nothing of what a Mac adds', async () => {
    const made = zipSync({ 'one.xml': xml, 'sub/two.CSV': Buffer.from('b'), '__MACOSX/._one.xml': Buffer.from('c') })
    const found = await unzip([made.subarray(0, 50), made.subarray(50)])
    expect(found.map(({ name, bytes }) => [name, Buffer.concat(bytes).toString()])).toEqual([
      ['one.xml', '<a/>'],
      ['sub/two.CSV', 'b'],
    ])
  })

  it('refuses a bomb while it unpacks, without holding it', async () => {
    const bomb = zipSync({ 'one.xml': new Uint8Array(100 * 1_024 * 1_024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    expect(await sentence(unzip([bomb]))).toBe(words.zipTooLarge(64))
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1_024 * 1_024)
  })

  it.each([
    [
      'many files',
      zipSync(Object.fromEntries(Array.from({ length: bankZipFilesMax + 1 }, (_, at) => [`${at}.xml`, xml]))),
      words.zipTooManyFiles(100),
    ],
    ['a strange file', zipSync({ 'evil.exe': xml }), words.zipStrange('evil.exe')],
    ['an archive inside', zipSync({ 'inner.zip': zipSync({ 'one.xml': xml }) }), words.zipStrange('inner.zip')],
    ['no archive', Buffer.from('not a zip at all'), words.zip],
    ['nothing', Buffer.alloc(0), words.zip],
    ['half of one', zipSync({ 'one.xml': Buffer.from('a'.repeat(99_999)) }).subarray(0, 60), words.zip],
  ])('refuses %s', async (_what, bytes, expected) => {
    expect(await sentence(unzip([bytes]))).toBe(expected)
  })
})
