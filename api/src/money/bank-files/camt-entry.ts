import { bankReferenceMaxLength, bankTextMaxLength } from '#contract/bank-limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import type { Currency } from '#contract/money.js'
import { readAmount, readDay } from './bank-amount.js'
import type { ReadEntry } from './bank-file.js'
import { isNoReference } from './no-reference.js'
import { BankFileRefused } from './bank-files.errors.js'

type Facts = Record<string, string>

export interface CamtDetail {
  facts: Facts
  charges: Facts[]
}

export interface CamtEntry extends CamtDetail {
  details: CamtDetail[]
}

/** An entry that lists its payments becomes one entry for each, if their amounts add up to its own. */
export function entriesOf(entry: CamtEntry, currency: Currency): ReadEntry[] {
  const { facts, details } = entry
  const where = `Ntry ${facts.NtryRef ?? facts.AcctSvcrRef ?? ''}`.trim()
  const required = (value: string | undefined, what: string): string => {
    if (value) return value
    throw new BankFileRefused(words.missing(what, where))
  }
  const sign = signOf(required(facts.CdtDbtInd, 'CdtDbtInd'), where)
  const total = readAmount(required(facts.Amt, 'Amt'), currency)
  const days = {
    bookedOn: readDay(required(facts['BookgDt/Dt'] ?? facts['BookgDt/DtTm'] ?? facts['ValDt/Dt'], 'BookgDt')),
    valueOn: dayOrNull(facts['ValDt/Dt'] ?? facts['ValDt/DtTm']),
  }
  const parts = details.length > 1 ? details.map((one) => amountOf(one, currency)) : []
  const isSingle = parts.length > 0 && parts.every((one) => one !== null) && sumOf(parts) === total
  if (!isSingle) {
    const only = details.length === 1 ? details[0] : undefined
    const all = { facts: { ...batchOf(facts), ...only?.facts }, charges: [...entry.charges, ...(only?.charges ?? [])] }
    return [{ ...days, ...factsOf(facts, all, currency, sign), amount: sign * total || 0 }]
  }
  return details.map((one, at) => {
    const detail = { ...one, facts: { ...batchOf(facts), ...one.facts } }
    return { ...days, ...factsOf(facts, detail, currency, sign), amount: sign * (parts[at] ?? 0) || 0 }
  })
}

const sumOf = (parts: (number | null)[]): number => parts.reduce<number>((sum, one) => sum + (one ?? 0), 0)

function signOf(text: string, where: string): 1 | -1 {
  if (text !== 'CRDT' && text !== 'DBIT') throw new BankFileRefused(words.missing('CdtDbtInd', where))
  return text === 'CRDT' ? 1 : -1
}

const dayOrNull = (text: string | undefined): string | null => (text ? readDay(text) : null)

// Version 02 tells the amount of a payment in its details only.
function amountOf({ facts }: CamtDetail, currency: Currency): number | null {
  for (const name of ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt']) {
    const text = facts[name]
    if (text !== undefined && (facts[`${name}@Ccy`] ?? currency) === currency) return readAmount(text, currency)
  }
  return null
}

const batchOf = (facts: Facts): Facts =>
  Object.fromEntries(
    ['MsgId', 'PmtInfId'].flatMap((name) => {
      const value = facts[`NtryDtls/Btch/${name}`]
      return value ? [[`Refs/${name}`, value]] : []
    }),
  )

function factsOf(entry: Facts, { facts, charges }: CamtDetail, currency: Currency, sign: 1 | -1) {
  const other = sign === 1 ? 'Dbtr' : 'Cdtr'
  const name = facts[`RltdPties/${other}/Pty/Nm`] ?? facts[`RltdPties/${other}/Nm`]
  const account = facts[`RltdPties/${other}Acct/Id/IBAN`] ?? facts[`RltdPties/${other}Acct/Id/Othr/Id`]
  const agent = `RltdAgts/${other}Agt/FinInstnId`
  const bank = facts[`${agent}/BICFI`] ?? facts[`${agent}/BIC`]
  const told = [facts['RmtInf/Strd/CdtrRefInf/Ref'], facts['RmtInf/Ustrd']].filter(Boolean).join(' ')
  const text = told === '' ? (facts.AddtlTxInf ?? entry.AddtlNtryInf ?? null) : told
  const endToEndID = facts['Refs/EndToEndId']
  return {
    charges: chargesOf(charges, currency),
    isReversal: ['true', '1'].includes(entry.RvslInd ?? ''),
    returnReason: cut(facts['RtrInf/Rsn/Cd'] ?? facts['RtrInf/Rsn/Prtry'], bankReferenceMaxLength),
    code: codeOf(facts) ?? codeOf(entry),
    bankReference: cut(facts['Refs/AcctSvcrRef'] ?? entry.AcctSvcrRef, bankReferenceMaxLength),
    entryReference: referenceOf(entry),
    endToEndID: endToEndID === 'NOTPROVIDED' ? null : cut(endToEndID, bankReferenceMaxLength),
    messageID: cut(facts['Refs/MsgId'] ?? facts['Refs/PmtInfId'], bankReferenceMaxLength),
    counterparty: cut(name, bankTextMaxLength),
    counterpartyAccount: cut(account?.replace(/\s/g, '').toUpperCase(), bankReferenceMaxLength),
    counterpartyBank: cut(bank, bankReferenceMaxLength),
    text: cut(text ?? undefined, bankTextMaxLength * 2),
  }
}

function referenceOf({ AcctSvcrRef, NtryRef }: Facts): string | null {
  if (AcctSvcrRef && !isNoReference(AcctSvcrRef)) return cut(`AcctSvcrRef:${AcctSvcrRef}`, bankReferenceMaxLength)
  return NtryRef && !isNoReference(NtryRef) ? cut(`NtryRef:${NtryRef}`, bankReferenceMaxLength) : null
}

function chargesOf(charges: Facts[], currency: Currency): number {
  const included = charges.filter(
    (one) =>
      ['true', '1'].includes(one.ChrgInclInd ?? '') &&
      one.CdtDbtInd !== 'CRDT' &&
      (one['Amt@Ccy'] ?? currency) === currency,
  )
  return included.reduce((sum, one) => sum + readAmount(one.Amt ?? '0', currency), 0)
}

function codeOf(facts: Facts): string | null {
  const parts = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].map((name) => facts[`BkTxCd/${name}`] ?? '')
  return parts.some(Boolean) ? parts.join('/').slice(0, 40) : cut(facts['BkTxCd/Prtry/Cd'], 40)
}

const cut = (text: string | undefined, most: number): string | null => (text ? text.slice(0, most) : null)
