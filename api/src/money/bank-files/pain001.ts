import { bankNameMaxLength, bankTextMaxLength, payoutFilePayoutsMax } from '#contract/bank-limits.js'
import { paymentFile as words } from '#contract/messages/errors/bank-files.js'
import { type Currency, decimalOf } from '#contract/money.js'
import type { PaymentFileProfile } from '#contract/payment-file-profile.js'
import { BankFileRefused } from './bank-files.errors.js'
import { clearingSystemOf } from './clearing-systems.js'
import { bankName } from './bank-text.js'
import { addressLines, type PayeeAddress } from './payee-address.js'
import { asReference } from './references.js'
import { isBic, isValidIban } from './account-numbers.js'

export interface BankParty {
  holder: string
  accountNumber: string
  /** BIC, or a national clearing number. */
  bankCode: string | null
  bankName?: string
}

export interface FilePayment extends BankParty {
  payoutID: string
  amount: number
  address?: PayeeAddress | null
}

export interface PaymentFile {
  payoutFileID: string
  createdAt: Date
  executeOn: string
  currency: Currency
  debtor: BankParty
  payments: FilePayment[]
  profile: PaymentFileProfile
}

type Part = [name: string, content: string | Part[], attributes?: string] | null

export const namespaceOf = (version: PaymentFileProfile['version']): string =>
  `urn:iso:std:iso:20022:tech:xsd:${version}`

/** The same file gives the same bytes. All payments leave on one day, and each is booked singly unless the profile says otherwise. */
export function writePain001(file: PaymentFile): Buffer {
  const { payoutFileID, createdAt, executeOn, currency, debtor, payments, profile } = file
  if (payments.length === 0) throw new BankFileRefused(words.nothing)
  if (payments.length > payoutFilePayoutsMax) throw new BankFileRefused(words.tooMany(payoutFilePayoutsMax))
  const reference = asReference(payoutFileID)
  const count = String(payments.length)
  const sum = decimalOf(
    payments.reduce((total, { amount }) => total + amount, 0),
    currency,
  )
  const isSepa = currency === 'EUR' && [debtor, ...payments].every(({ accountNumber }) => isValidIban(accountNumber))
  const initiator = bankName(debtor.holder, bankNameMaxLength)
  const header: Part = [
    'GrpHdr',
    [
      ['MsgId', reference],
      ['CreDtTm', createdAt.toISOString().slice(0, 19)],
      ['NbOfTxs', count],
      ['CtrlSum', sum],
      ['InitgPty', [['Nm', initiator]]],
    ],
  ]
  const batch: Part = [
    'PmtInf',
    [
      ['PmtInfId', reference],
      ['PmtMtd', 'TRF'],
      ['BtchBookg', String(profile.batchBooking)],
      ['NbOfTxs', count],
      ['CtrlSum', sum],
      isSepa ? ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]] : null,
      ['ReqdExctnDt', profile.version === 'pain.001.001.03' ? executeOn : [['Dt', executeOn]]],
      ['Dbtr', [['Nm', initiator]]],
      ['DbtrAcct', [accountOf(debtor), ['Ccy', currency]]],
      ['DbtrAgt', agentOf(debtor, file) ?? [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]]],
      ['ChrgBr', profile.chargeBearer ?? (isSepa ? 'SLEV' : 'SHAR')],
      ...payments.map((one) => paymentOf(one, file)),
    ],
  ]
  const body = written(['CstmrCdtTrfInitn', [header, batch]], 1)
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespaceOf(profile.version)}">\n${body}</Document>\n`,
  )
}

/** Throws where a payment cannot stand in a file, so that it can be said before the file is made. */
export function paymentOf(payment: FilePayment, file: Pick<PaymentFile, 'currency' | 'profile' | 'debtor'>): Part {
  const { currency, profile, debtor } = file
  if (payment.amount <= 0) throw new BankFileRefused(words.amount)
  const agent = agentOf(payment, file)
  if (!agent && !isValidIban(payment.accountNumber)) throw new BankFileRefused(words.bankCode)
  const address = addressLines(payment.address, profile)
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', asReference(payment.payoutID)]]],
      ['Amt', [['InstdAmt', decimalOf(payment.amount, currency), ` Ccy="${currency}"`]]],
      agent && ['CdtrAgt', agent],
      ['Cdtr', [['Nm', bankName(payment.holder, bankNameMaxLength)], address && ['PstlAdr', address]]],
      ['CdtrAcct', [accountOf(payment)]],
      profile.remittanceText ? ['RmtInf', [['Ustrd', remittanceOf(payment, debtor)]]] : null,
    ],
  ]
}

const remittanceOf = ({ payoutID }: FilePayment, { holder }: BankParty): string =>
  `${bankName(holder, bankNameMaxLength)} ${asReference(payoutID)}`.slice(0, bankTextMaxLength)

const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

function accountOf({ accountNumber }: BankParty): Part {
  if (isValidIban(accountNumber)) return ['Id', [['IBAN', accountNumber]]]
  if (ibanShape.test(accountNumber)) throw new BankFileRefused(words.iban)
  return ['Id', [['Othr', [['Id', accountNumber]]]]]
}

type Written = Pick<PaymentFile, 'currency' | 'profile'>

function agentOf({ bankCode }: BankParty, { currency, profile }: Written): Part[] | null {
  const code = bankCode?.replace(/[\s-]/g, '').toUpperCase() ?? ''
  if (code === '') return null
  if (isBic(code)) return [['FinInstnId', [[profile.version === 'pain.001.001.03' ? 'BIC' : 'BICFI', code]]]]
  const system = profile.clearingSystem ?? clearingSystemOf(currency, code)
  const member: Part = ['MmbId', bankName(code, 35)]
  return [['FinInstnId', [['ClrSysMmbId', [system ? ['ClrSysId', [['Cd', system]]] : null, member]]]]]
}

function written([name, content, attributes = '']: NonNullable<Part>, level: number): string {
  const gap = '  '.repeat(level)
  if (typeof content === 'string') return `${gap}<${name}${attributes}>${escaped(content)}</${name}>\n`
  const inner = content.map((part) => (part ? written(part, level + 1) : '')).join('')
  return `${gap}<${name}>\n${inner}${gap}</${name}>\n`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
