// A bank with books of its own: it carries out payment files, and tells each day what it has booked.
import { type Currency, currencyExponents, decimalOf } from '../../libs/contract/money.js'
import { camtOf, detail, type EntrySample } from './bank-files.js'

interface Transfer {
  endToEndID: string
  amount: number
  name: string
}

export interface BankBookings {
  /** By the id that the file named; what has come back is there still. */
  paid: Map<string, number>
  returned: Set<string>
}

const tagged = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

export class SimulatedBank implements BankBookings {
  readonly paid = new Map<string, number>()
  readonly returned = new Set<string>()
  readonly statements: string[] = []
  private readonly files = new Map<string, string>()
  private entries: EntrySample[] = []
  private opening: number
  private day = ''
  counts = { files: 0, transfers: 0, deposits: 0, charges: 0, returns: 0 }

  constructor(
    readonly iban: string,
    readonly currency: Currency,
    public balance: number,
  ) {
    this.opening = balance
  }

  open(day: string): void {
    this.day = day
  }

  /** Another file of the same name must be the same file, and is carried out once; no transfer stands in two files. */
  take(xml: string): void {
    const [messageID = ''] = tagged(xml, 'MsgId')
    const known = this.files.get(messageID)
    if (known !== undefined && known !== xml) throw new Error(`${messageID} is another file than before`)
    if (known !== undefined) return
    this.files.set(messageID, xml)
    const transfers = this.transfersIn(xml)
    for (const one of transfers) {
      if (this.paid.has(one.endToEndID)) throw new Error(`${one.endToEndID} stands in two files`)
      this.paid.set(one.endToEndID, one.amount)
      const parts = { endToEndID: one.endToEndID, name: one.name }
      this.book(-one.amount, { details: [detail(parts)] })
    }
    this.counts.files += 1
    this.counts.transfers += transfers.length
  }

  /** The payee's bank sends a transfer back. */
  return(endToEndID: string, reason = 'AC04'): void {
    const amount = this.paid.get(endToEndID)
    if (amount === undefined || this.returned.has(endToEndID)) throw new Error(`${endToEndID} cannot come back`)
    this.returned.add(endToEndID)
    this.counts.returns += 1
    this.book(amount, { details: [detail({ endToEndID, returned: reason, credit: true })] })
  }

  /** More than nothing comes in; less: somebody takes it from the account. */
  deposit(amount: number, name: string, text: string): void {
    if (amount === 0) return
    this.counts.deposits += 1
    this.book(amount, { details: [detail({ name, text, credit: amount > 0 })] })
  }

  /** A payer transfers money. */
  credit(amount: number, { name, iban, text }: { name: string; iban: string; text: string }): void {
    this.counts.deposits += 1
    const from = `<RltdPties><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties></TxDtls>`
    this.book(amount, { details: [detail({ name, text, credit: true }).replace('</TxDtls>', from)] })
  }

  charge(amount: number): void {
    this.counts.charges += 1
    const code = '<BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd>'
    this.book(-amount, { inside: code })
  }

  /** What was booked on the day; it opens with what the day before closed with. */
  close(): string {
    const { iban, currency, day: from, entries, counts } = this
    const id = `ST-${from}-${counts.files}`
    const [opening, closing] = [this.opening, this.balance].map((amount) => this.signed(amount))
    const file = camtOf({ id, iban, currency, from, entries, ...(opening && closing && { opening, closing }) })
    this.entries = []
    this.opening = this.balance
    this.statements.push(file)
    return file
  }

  private transfersIn(xml: string): Transfer[] {
    const parts = [...xml.matchAll(/<CdtTrfTxInf>[^]*?<\/CdtTrfTxInf>/g)].map(([part]) => part)
    const transfers = parts.map((part) => ({
      endToEndID: tagged(part, 'EndToEndId')[0] ?? '',
      amount: this.minor(tagged(part, 'InstdAmt')[0] ?? ''),
      name: tagged(part, 'Nm')[0] ?? '',
    }))
    const sum = transfers.reduce((total, { amount }) => total + amount, 0)
    const isSum = tagged(xml, 'CtrlSum').every((text) => this.minor(text) === sum)
    if (!isSum || tagged(xml, 'NbOfTxs').some((text) => Number(text) !== transfers.length))
      throw new Error('A file does not come to what its header says')
    return transfers
  }

  private book(amount: number, more: Partial<EntrySample>): void {
    this.balance += amount
    const reference = `BK${String(this.entries.length + 1).padStart(4, '0')}-${this.day}`
    this.entries.push({ amount: decimalOf(Math.abs(amount), this.currency), credit: amount > 0, reference, ...more })
  }

  private minor(text: string): number {
    const [whole = '', rest = ''] = text.split('.')
    return Number(`${whole}${rest.padEnd(currencyExponents[this.currency], '0')}`)
  }

  private signed(amount: number): string {
    return decimalOf(amount, this.currency)
  }
}
