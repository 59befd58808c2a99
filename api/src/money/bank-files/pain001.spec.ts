import { describe, expect, it } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { paymentFile as words } from '#contract/messages/errors/bank-files.js'
import { type PaymentFileProfile, usualProfile } from '#contract/payment-file-profile.js'
import { platformIban } from '../../../../test/support/bank-files.js'
import { bankName, bankText } from './bank-text.js'
import { namespaceOf, type FilePayment, type PaymentFile, writePain001 } from './pain001.js'
import { fromReference } from './references.js'
import { readXml } from './xml-stream.js'

const payment = {
  payoutID: 'pyo_1',
  holder: 'Søren Müßig & Co',
  accountNumber: 'FR1420041010050500013M02606',
  bankCode: null,
  amount: 1_234,
}
const file: PaymentFile = {
  payoutFileID: 'pof_01234567890123456789012345',
  createdAt: new Date('2026-11-20T10:00:00.123Z'),
  executeOn: '2026-11-23',
  currency: 'EUR',
  debtor: { holder: 'Gatehouse Ltd', accountNumber: platformIban, bankCode: 'COBADEFFXXX' },
  payments: [payment, { ...payment, payoutID: 'pyo_2', amount: 50 }],
  profile: usualProfile,
}
const abroad: PaymentFile = {
  ...file,
  currency: 'KWD',
  debtor: { ...file.debtor, accountNumber: '12345678', bankCode: null },
  payments: [
    { ...payment, accountNumber: '0690000031', bankCode: '044', amount: 1_234 },
    { ...payment, accountNumber: '000123456789', bankCode: 'BOFAUS3N', amount: 1 },
  ],
}
const inDollars: PaymentFile = {
  ...abroad,
  currency: 'USD',
  payments: [
    { ...payment, accountNumber: '12345678', bankCode: '021-000-021' },
    { ...payment, accountNumber: '12345678', bankCode: '044' },
  ],
}

async function factsOf(
  made: Buffer,
  version = usualProfile.version,
): Promise<[path: string, text: string, currency: string | undefined][]> {
  const facts: [string, string, string | undefined][] = []
  let root = ''
  await readXml([made], {
    begin: (found) => void (root = found),
    open: () => undefined,
    close: (path, text, { Ccy }) => void (text && facts.push([path, text, Ccy])),
  })
  expect(root).toBe(namespaceOf(version))
  return facts
}
const valuesOf = (facts: [string, string, string | undefined][], end: string) =>
  facts.filter(([path]) => path.endsWith(end)).map(([, text]) => text)
const address = { street: 'Cours Mirabeau 1', city: 'Aix-en-Provence', region: null, country: 'FR' }
const asked: PaymentFile = {
  ...abroad,
  currency: 'USD',
  payments: [
    { ...payment, accountNumber: '12345678', bankCode: '044', address },
    {
      ...payment,
      payoutID: 'pyo_2',
      accountNumber: '12345678',
      bankCode: 'BOFAUS3N',
      address: { ...address, region: 'PACA' },
    },
  ],
  profile: {
    version: 'pain.001.001.09',
    batchBooking: true,
    chargeBearer: 'DEBT',
    creditorAddress: 'required',
    remittanceText: true,
    clearingSystem: 'USPID',
  },
}
const withProfile = (profile: Partial<PaymentFileProfile>, from = asked): PaymentFile => ({
  ...from,
  profile: { ...from.profile, ...profile },
})
const refusal = (wrong: Partial<PaymentFile>) => {
  try {
    writePain001({ ...file, ...wrong })
    return 'made'
  } catch (error) {
    return (error as Error).message
  }
}

describe('pain.001.001.09', () => {
  it('says each payment once, its sums and counts, and gives the same bytes again', async () => {
    const made = writePain001(file)
    expect(writePain001(structuredClone(file))).toEqual(made)
    const facts = await factsOf(made)
    const [amounts, ids] = [valuesOf(facts, '/InstdAmt'), valuesOf(facts, '/EndToEndId')]
    expect(ids).toEqual(['pyo-1', 'pyo-2'])
    expect(ids.map(fromReference)).toEqual(['pyo_1', 'pyo_2'])
    expect(amounts).toEqual(['12.34', '0.50'])
    expect(valuesOf(facts, '/NbOfTxs')).toEqual(['2', '2'])
    expect(valuesOf(facts, '/CtrlSum')).toEqual(['12.84', '12.84'])
    expect(valuesOf(facts, '/Cdtr/Nm')[0]).toBe('Soeren Muessig + Co'.replace('Soeren', 'Soren'))
    expect(valuesOf(facts, '/SvcLvl/Cd')).toEqual(['SEPA'])
    expect(valuesOf(facts, '/MsgId')).toEqual(['pof-01234567890123456789012345'])
    expect(made.toString()).not.toContain('_')
  })

  it('writes accounts outside SEPA with their bank, and three decimals where a currency has them', async () => {
    const facts = await factsOf(writePain001(abroad))
    expect(valuesOf(facts, '/InstdAmt')).toEqual(['1.234', '0.001'])
    expect(valuesOf(facts, '/MmbId')).toEqual(['044'])
    expect(valuesOf(facts, '/CdtrAgt/FinInstnId/BICFI')).toEqual(['BOFAUS3N'])
    expect(valuesOf(facts, '/CdtrAcct/Id/Othr/Id')).toEqual(['0690000031', '000123456789'])
    expect(valuesOf(facts, '/SvcLvl/Cd')).toEqual([])
    expect(valuesOf(facts, '/ChrgBr')).toEqual(['SHAR'])
  })

  it.each([
    ['USD', '021000021', 'USABA'],
    ['GBP', '12-34-56', 'GBDSC'],
    ['ZAR', '632005', 'ZANCC'],
    ['CAD', '000123456', 'CACPA'],
    ['INR', 'hdfc0001234', 'INFSC'],
    ['AUD', '062-000', 'AUBSB'],
  ] as const)('names the clearing system of a bank in %s before its number %s', async (currency, bankCode, system) => {
    const payments = [{ ...payment, accountNumber: '12345678', bankCode }]
    const made = writePain001({ ...abroad, currency, payments })
    const facts = await factsOf(made)
    expect(valuesOf(facts, '/ClrSysMmbId/ClrSysId/Cd')).toEqual([system])
    expect(valuesOf(facts, '/ClrSysMmbId/MmbId')).toEqual([bankCode.replaceAll('-', '').toUpperCase()])
    expect(made.indexOf('<ClrSysId>')).toBeLessThan(made.indexOf('<MmbId>'))
  })

  it('names no clearing system where the number is not one of its members', async () => {
    const facts = await factsOf(writePain001(inDollars))
    expect(valuesOf(facts, '/ClrSysId/Cd')).toEqual(['USABA'])
    expect(valuesOf(facts, '/MmbId')).toEqual(['021000021', '044'])
  })

  it('is written as the profile of the account says', async () => {
    const facts = await factsOf(writePain001(asked))
    expect(valuesOf(facts, '/BtchBookg')).toEqual(['true'])
    expect(valuesOf(facts, '/ChrgBr')).toEqual(['DEBT'])
    expect(valuesOf(facts, '/ClrSysId/Cd')).toEqual(['USPID'])
    expect(valuesOf(facts, '/PstlAdr/StrtNm')).toEqual(['Cours Mirabeau 1', 'Cours Mirabeau 1'])
    expect(valuesOf(facts, '/PstlAdr/TwnNm')).toEqual(['Aix-en-Provence', 'Aix-en-Provence'])
    expect(valuesOf(facts, '/PstlAdr/CtrySubDvsn')).toEqual(['PACA'])
    expect(valuesOf(facts, '/PstlAdr/Ctry')).toEqual(['FR', 'FR'])
    expect(valuesOf(facts, '/RmtInf/Ustrd')).toEqual(['Gatehouse Ltd pyo-1', 'Gatehouse Ltd pyo-2'])
  })

  it('leaves out an address that is not whole, unless the bank requires it', async () => {
    const [first] = asked.payments as [FilePayment]
    for (const part of [{ city: null }, { country: null }, { city: '東京' }]) {
      const payments = [{ ...first, address: { ...address, ...part } }]
      const known = await factsOf(writePain001({ ...withProfile({ creditorAddress: 'when_known' }), payments }))
      expect(valuesOf(known, '/PstlAdr/TwnNm')).toEqual([])
      expect(refusal({ ...asked, payments })).toBe(words.address)
    }
    const none = await factsOf(writePain001(withProfile({ creditorAddress: 'none', remittanceText: false })))
    expect([...valuesOf(none, '/PstlAdr/TwnNm'), ...valuesOf(none, '/Ustrd')]).toEqual([])
  })

  // ISO 20022 Payments Initiation, message definition report of 2009: ReqdExctnDt is an ISODate, and an agent has a BIC.
  it('is written in version 03 for a bank that has no later one', async () => {
    const made = writePain001(withProfile({ version: 'pain.001.001.03' }))
    const facts = await factsOf(made, 'pain.001.001.03')
    expect(valuesOf(facts, '/PmtInf/ReqdExctnDt')).toEqual(['2026-11-23'])
    expect(valuesOf(facts, '/CdtrAgt/FinInstnId/BIC')).toEqual(['BOFAUS3N'])
    expect(made.toString()).not.toMatch(/BICFI|<Dt>/)
  })

  it.each([
    ['no payment', { payments: [] }, words.nothing],
    ['an amount of nothing', { payments: [{ ...payment, amount: 0 }] }, words.amount],
    [
      'a wrong check digit',
      { payments: [{ ...payment, accountNumber: 'DE89370400440532013001', bankCode: 'COBADEFF' }] },
      words.iban,
    ],
    ['an account without its bank', { payments: [{ ...payment, accountNumber: '12345678' }] }, words.bankCode],
    [
      'a name in letters that banks do not take',
      { payments: [{ ...payment, holder: '株式会社' }] },
      words.name('株式会社'),
    ],
    [
      'a payee without the address that the bank requires',
      withProfile({ creditorAddress: 'required' }, file),
      words.address,
    ],
    ['too many', { payments: Array.from({ length: 1_001 }, () => payment) }, words.tooMany(1_000)],
  ])('refuses %s', (_what, wrong, sentence) => {
    expect(refusal(wrong)).toBe(sentence)
  })

  // The schema is ISO's and not ours to hand on: PAIN001_SCHEMA names where it lies.
  const schema = process.env.PAIN001_SCHEMA
  const isThere = schema !== undefined && existsSync(schema)
  ;(isThere ? it : it.skip)(
    `validates against the schema of ISO (${isThere ? 'found' : 'skipped: PAIN001_SCHEMA names none'})`,
    async () => {
      const { validateXML } = await import('xmllint-wasm')
      const contents = readFileSync(schema ?? '', 'utf8')
      for (const one of [
        file,
        abroad,
        inDollars,
        asked,
        withProfile({ chargeBearer: null, creditorAddress: 'when_known' }),
      ]) {
        const text = writePain001(one).toString()
        const check = (written: string) =>
          validateXML({
            xml: [{ fileName: 'made.xml', contents: written }],
            schema: [{ fileName: 'pain.xsd', contents }],
          })
        expect((await check(text)).errors).toEqual([])
        expect((await check(text.replace('<NbOfTxs>2</NbOfTxs>', ''))).valid).toBe(false)
      }
    },
  )
})

describe('the characters that banks take', () => {
  it('are written in place of others, and what has no other way is refused', () => {
    expect(bankText('Çağrı Ünal – Łódź “x” #1 @ y')).toBe('Cagri Uenal - Lodz x 1 y')
    expect(bankName('Adébáyọ̀ Ọláńrewájú', 70)).toBe('Adebayo Olanrewaju')
    expect(() => bankName('Иванов', 70)).toThrow(words.name('Иванов'))
    expect(() => bankName('***', 70)).toThrow(words.name('***'))
    expect(bankName('A'.repeat(90), 70)).toHaveLength(70)
  })
})
