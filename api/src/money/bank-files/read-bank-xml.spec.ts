import { describe, expect, it } from '@jest/globals'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import {
  bytesOf,
  camt,
  camtOf,
  detail,
  notificationOf,
  pain002,
  platformIban,
  statement,
} from '../../../../test/support/bank-files.js'
import { readBankXml } from './read-bank-xml.js'

const read = (text: string) => readBankXml(bytesOf(text))
const refused = async (text: string | Uint8Array[]) =>
  readBankXml(typeof text === 'string' ? bytesOf(text, 4_096) : text).then(
    () => 'taken',
    (error: Error) => error.message,
  )

describe('camt.053', () => {
  it.each(['02', '03', '04', '08'] as const)(
    'is read in version %s: balances, days, details and their batch',
    async (version) => {
      const entries = [
        {
          amount: '30.00',
          reference: 'R1',
          details: [
            detail({ version, endToEndID: 'pyo-1', amount: '10.00', name: 'Bäckerei &amp; Söhne' }),
            detail({ version, endToEndID: 'pyo-2', amount: '20.00', text: 'A' }),
          ],
        },
        {
          amount: '5.5',
          credit: true,
          details: [detail({ version, credit: true, returned: 'AC04', endToEndID: 'pyo-3' })],
        },
        { amount: '7.00', status: 'PDNG' },
      ]
      const { statements } = await read(camtOf({ version, opening: '100.00', closing: '75.50', entries }))
      expect(statements).toHaveLength(1)
      const [one] = statements
      expect(one).toMatchObject({
        ...{ reference: 'STMT-1', account: platformIban, currency: 'EUR', from: '2026-11-20', to: '2026-11-20' },
        ...{ opening: 10_000, closing: 7_550 },
      })
      expect(one?.entries.map(({ amount, endToEndID }) => [amount, endToEndID])).toEqual([
        [-1_000, 'pyo-1'],
        [-2_000, 'pyo-2'],
        [550, 'pyo-3'],
      ])
      expect(one?.entries[0]).toMatchObject({ counterparty: 'Bäckerei & Söhne', bankReference: 'R1' })
      expect(one?.entries[2]).toMatchObject({ returnReason: 'AC04', isReversal: false })
    },
  )

  it('may hold several statements, negative balances, prefixes, and entries without any id', async () => {
    const two = [
      statement({ id: 'A', opening: '-1.00', closing: '-3.00', entries: [{ amount: '2.00' }] }),
      statement({ id: 'B', opening: '-3.00', closing: '-3.00', from: '2026-11-21' }),
    ]
    const { statements } = await read(camt(two))
    expect(statements.map(({ reference, opening, closing }) => [reference, opening, closing])).toEqual([
      ['A', -100, -300],
      ['B', -300, -300],
    ])
    expect(statements[0]?.entries[0]).toMatchObject({ endToEndID: null, bankReference: null, counterparty: null })
    const prefixed = camt(two)
      .replace(/<(\/?)(?=[A-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=')
    expect((await read(prefixed)).statements).toEqual(statements)
  })

  it('keeps a batch whole whose parts do not come to its amount, and takes charges and reversals as they are told', async () => {
    const charges =
      '<RvslInd>true</RvslInd><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>' +
      '<Chrgs><Rcrd><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd>' +
      '<Rcrd><Amt Ccy="EUR">9.00</Amt><ChrgInclInd>false</ChrgInclInd></Rcrd></Chrgs>'
    const details = [detail({ amount: '10.00' }), detail({ amount: '10.00' })]
    const entries = [{ amount: '21.50', inside: charges, details }]
    const { statements } = await read(camtOf({ entries }))
    expect(statements[0]?.entries).toHaveLength(1)
    expect(statements[0]?.entries[0]).toMatchObject({
      ...{ amount: -2_150, charges: 150, isReversal: true, code: 'PMNT/ICDT/ESCT' },
    })
  })
})

describe('a file that is not taken', () => {
  const doctype = '<!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'
  it.each([
    ['a document type', camtOf().replace('?>', `?>${doctype}`), words.withDoctype],
    ['an entity that nobody defined', camtOf().replace('STMT-1', '&bomb;'), words.notXml(2)],
    ['an external entity', camtOf().replace('?>', '?><!DOCTYPE D SYSTEM "file:///etc/passwd">'), words.withDoctype],
    ['an encoding of its own', camtOf().replace('UTF-8', 'ISO-8859-1'), words.otherEncoding('ISO-8859-1')],
    ['depth', camtOf().replace('<Id>', `${'<a>'.repeat(50)}`), words.tooDeep],
    ['another message', camtOf().replace('camt.053.001.08', 'camt.052.001.08'), 'urn:'],
    ['an old version', camtOf().replace('camt.053.001.08', 'camt.053.001.01'), 'urn:'],
    ['no XML', 'Date;Amount\n1;2', words.notXml(2)],
    ['nothing', '', words.notXml(1)],
    ['half of one', camtOf().slice(0, 500), words.notXml(2)],
    ['no statement', camt([]), words.noStatement],
    ['five decimals', camtOf({ entries: [{ amount: '1.00001' }] }), words.amount('1.00001', 'EUR')],
    ['an amount in words', camtOf({ entries: [{ amount: '1e3' }] }), words.amount('1e3', 'EUR')],
    ['a negative amount', camtOf({ entries: [{ amount: '-1.00' }] }), words.amount('-1.00', 'EUR')],
    ['a day that is none', camtOf({ entries: [{ amount: '1.00', day: '2026-02-30' }] }), words.date('2026-02-30')],
    ['a currency that nobody knows', camtOf({ currency: 'XXX' }), words.amount('', 'XXX')],
    ['no direction', camtOf({ entries: [{ amount: '1' }] }).replace(/<CdtDbtInd>DBIT<\/CdtDbtInd>/, ''), 'CdtDbtInd'],
    ['no id', camtOf().replace('<Id>STMT-1</Id>', ''), words.missing('Id', 'Stmt 1')],
    ['a text without an end', camtOf().replace('STMT-1', 'A'.repeat(300_000)), words.pieceTooLong],
    ['a tag without an end', `${camtOf().slice(0, 200)}<a ${'b="c" '.repeat(60_000)}`, words.pieceTooLong],
    [
      'a pain.002 without the file it is about',
      pain002('', 'RJCT', []),
      words.missing('OrgnlMsgId', 'OrgnlGrpInfAndSts'),
    ],
  ])('%s', async (_what, text, sentence) => {
    expect(await refused(text)).toContain(sentence)
  })

  it('bytes that are no UTF-8, and UTF-16', async () => {
    const latin = Buffer.from(
      camtOf({ entries: [{ amount: '1.00', details: [detail({ name: 'Müller' })] }] }),
      'latin1',
    )
    expect(await refused([latin])).toBe(words.notUtf8)
    expect(await refused([Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(camtOf(), 'utf16le')])])).toBe(
      words.notUtf8,
    )
  })

  it('takes places beyond those of the currency where they are zeros', async () => {
    const { statements } = await read(camtOf({ entries: [{ amount: '1.50000' }] }))
    expect(statements[0]?.entries[0]?.amount).toBe(-150)
  })
})

describe('pain.002', () => {
  it('says of a file, and of each payment in it, what became of it', async () => {
    const { answers } = await read(
      pain002('pof-1', 'PART', [
        ['pyo-1', 'ACSC'],
        ['pyo-2', 'RJCT', 'AC01'],
        ['pyo-3', 'PDNG'],
      ]),
    )
    expect(answers).toEqual([
      { messageID: 'pof-1', endToEndID: 'pyo-1', outcome: 'accepted', reason: null },
      { messageID: 'pof-1', endToEndID: 'pyo-2', outcome: 'rejected', reason: 'AC01' },
      { messageID: 'pof-1', endToEndID: 'pyo-3', outcome: 'pending', reason: null },
    ])
    const whole = await read(pain002('pof-1', 'RJCT', []))
    expect(whole.answers).toEqual([{ messageID: 'pof-1', endToEndID: null, outcome: 'rejected', reason: null }])
  })
})

describe('camt.054', () => {
  it.each(['02', '03', '04', '08'] as const)('is read in version %s, without balances', async (version) => {
    const details = [detail({ version, credit: true, text: 'RF12', name: 'Jane' })]
    const entries = [
      { amount: '12.00', credit: true, reference: 'R1', details },
      { amount: '7.00', status: 'PDNG' },
    ]
    const { statements } = await read(notificationOf({ version, id: 'N-1', entries }))
    expect(statements).toEqual([
      expect.objectContaining({ reference: 'N-1', isNotification: true, opening: null, closing: null }),
    ])
    expect(statements[0]?.entries).toMatchObject([
      { amount: 1_200, text: 'RF12', counterparty: 'Jane', entryReference: 'AcctSvcrRef:R1' },
    ])
  })

  it('may tell nothing that is booked, and names no day then', async () => {
    const text = notificationOf({ entries: [{ amount: '7.00', status: 'PDNG' }] }).replace(/<FrToDt>.*?<\/FrToDt>/, '')
    expect((await read(text)).statements).toMatchObject([{ entries: [], from: '2026-11-20', to: '2026-11-20' }])
  })
})
