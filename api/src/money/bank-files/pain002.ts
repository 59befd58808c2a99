import { bankFileEntriesMax, bankReferenceMaxLength } from '#contract/bank-limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import type { ReadAnswer } from './bank-file.js'
import { BankFileRefused } from './bank-files.errors.js'

type Facts = Record<string, string>

const report = 'CstmrPmtStsRpt'
const group = `${report}/OrgnlGrpInfAndSts`
const batch = `${report}/OrgnlPmtInfAndSts`
const payment = `${batch}/TxInfAndSts`

const accepted = ['ACCP', 'ACSP', 'ACSC', 'ACWC', 'ACTC', 'ACCC', 'ACFC']

export class Pain002Reader {
  readonly answers: ReadAnswer[] = []
  private facts: Record<string, Facts> = {}

  open(path: string): void {
    if ([group, batch, payment].includes(path)) this.facts[path] = {}
  }

  close(path: string, text: string): void {
    if (path === group) this.say(this.factsOf(group).GrpSts, this.factsOf(group), null)
    else if (path === batch) this.say(this.factsOf(batch).PmtInfSts, this.factsOf(batch), null)
    else if (path === payment) this.endPayment()
    else
      for (const owner of [payment, batch, group])
        if (path.startsWith(`${owner}/`)) {
          this.factsOf(owner)[path.slice(owner.length + 1)] ??= text
          return
        }
  }

  private factsOf(path: string): Facts {
    return (this.facts[path] ??= {})
  }

  private endPayment(): void {
    const facts = this.factsOf(payment)
    const { OrgnlEndToEndId } = facts
    // A payment without its own word shares that of its batch or file.
    const status = facts.TxSts ?? this.factsOf(batch).PmtInfSts ?? this.factsOf(group).GrpSts
    if (OrgnlEndToEndId) this.say(status, facts, OrgnlEndToEndId)
  }

  private say(status: string | undefined, facts: Facts, endToEndID: string | null): void {
    const messageID = this.factsOf(group).OrgnlMsgId
    if (!messageID) throw new BankFileRefused(words.missing('OrgnlMsgId', 'OrgnlGrpInfAndSts'))
    if (!status || status === 'PART') return
    if (this.answers.length >= bankFileEntriesMax) throw new BankFileRefused(words.tooManyEntries(bankFileEntriesMax))
    const code = facts['StsRsnInf/Rsn/Cd'] ?? facts['StsRsnInf/Rsn/Prtry']
    const reason = [code, facts['StsRsnInf/AddtlInf']].filter(Boolean).join(' ').slice(0, bankReferenceMaxLength)
    this.answers.push({
      messageID: messageID.slice(0, bankReferenceMaxLength),
      endToEndID: endToEndID?.slice(0, bankReferenceMaxLength) ?? null,
      outcome: status === 'RJCT' ? 'rejected' : accepted.includes(status) ? 'accepted' : 'pending',
      reason: reason || null,
    })
  }
}
