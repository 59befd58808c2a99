/** Statements as banks write them, for tests: only what a test says differs from one to the next. */
export interface EntrySample {
  amount: string
  credit?: boolean
  day?: string
  status?: string
  inside?: string
  details?: string[]
  reference?: string
}

export interface StatementSample {
  version?: '02' | '03' | '04' | '08'
  id?: string
  iban?: string
  currency?: string
  opening?: string
  closing?: string
  from?: string
  to?: string
  entries?: EntrySample[]
}

export const platformIban = 'DE89370400440532013000'

export const detail = (parts: {
  endToEndID?: string
  amount?: string
  name?: string
  text?: string
  returned?: string
  version?: string
  credit?: boolean
}) => {
  const { endToEndID, amount, name, text, returned, version = '08', credit } = parts
  const who = credit ? 'Dbtr' : 'Cdtr'
  return [
    '<TxDtls>',
    endToEndID ? `<Refs><EndToEndId>${endToEndID}</EndToEndId></Refs>` : '',
    amount
      ? version === '02'
        ? `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`
        : `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${credit ? 'CRDT' : 'DBIT'}</CdtDbtInd>`
      : '',
    name
      ? `<RltdPties><${who}>${version === '08' ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`}</${who}></RltdPties>`
      : '',
    text ? `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>` : '',
    returned ? `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>` : '',
    '</TxDtls>',
  ].join('')
}

const balance = (code: string, amount: string, currency: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount.replace('-', '')}</Amt>` +
  `<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

export function statement(sample: StatementSample = {}): string {
  const { version = '08', id = 'STMT-1', iban = platformIban, currency = 'EUR', entries = [] } = sample
  const { opening = '0.00', closing = '0.00', from = '2026-11-20', to = from } = sample
  const status = (text: string) => (version === '08' ? `<Cd>${text}</Cd>` : text)
  const written = entries.map(
    ({ amount, credit = false, day = from, status: of = 'BOOK', inside = '', details = [], reference }) =>
      `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${credit ? 'CRDT' : 'DBIT'}</CdtDbtInd>` +
      `<Sts>${status(of)}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>` +
      `${reference ? `<AcctSvcrRef>${reference}</AcctSvcrRef>` : ''}${inside}` +
      `${details.length > 0 ? `<NtryDtls>${details.join('')}</NtryDtls>` : ''}</Ntry>`,
  )
  return (
    `<Stmt><Id>${id}</Id><CreDtTm>${to}T22:00:00</CreDtTm><FrToDt><FrDtTm>${from}T00:00:00</FrDtTm>` +
    `<ToDtTm>${to}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>` +
    `${balance('OPBD', opening, currency, from)}${balance('CLBD', closing, currency, to)}${written.join('\n')}</Stmt>`
  )
}

export const camt = (statements: string[], version = '08', head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>` +
  `<GrpHdr><MsgId>M</MsgId><CreDtTm>2026-11-20T22:00:00</CreDtTm></GrpHdr>${statements.join('\n')}</BkToCstmrStmt></Document>`

/** camt.054: the same entries without balances (ISO 20022, Bank-to-Customer Cash Management). */
export const notificationOf = (sample: StatementSample = {}) =>
  camtOf(sample)
    .replace('camt.053', 'camt.054')
    .replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn')
    .replaceAll('Stmt>', 'Ntfctn>')
    .replace(/<Bal>.*?<\/Bal>/g, '')

export const camtOf = (sample: StatementSample = {}) => camt([statement(sample)], sample.version)

export const pain002 = (
  messageID: string,
  group: string,
  payments: [endToEndID: string, status: string, reason?: string][],
) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>A</MsgId>` +
  `<CreDtTm>2026-11-20T10:00:00</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageID}</OrgnlMsgId>` +
  `<OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>` +
  `<OrgnlPmtInfId>${messageID}</OrgnlPmtInfId>${payments
    .map(
      ([id, status, reason]) =>
        `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>` +
        `${reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''}</TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

export const bytesOf = (text: string, size = 7): Uint8Array[] => {
  const bytes = Buffer.from(text)
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size))
}
