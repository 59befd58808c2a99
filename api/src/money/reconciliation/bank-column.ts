import type { EntityManager } from 'typeorm'
import { reconciliationLinesMax } from '#contract/bank-limits.js'
import * as words from '#contract/messages/reconciliation.js'
import type { ReconciledAccountView, ReconciliationLineView } from '#contract/reconciliation.js'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import { BankStatement } from '../bank-statements/bank-statement.entity.js'
import { gapBefore } from '../bank-statements/statement-gaps.js'

export async function bankColumn(
  manager: EntityManager,
  { bankAccountID, name }: Pick<BankAccount, 'bankAccountID' | 'name'>,
  ledger: number,
): Promise<ReconciledAccountView> {
  const statements = await manager.find(BankStatement, {
    where: { bankAccountID },
    order: { toDay: 'DESC', fromDay: 'DESC', bankStatementID: 'DESC' },
    take: reconciliationLinesMax,
  })
  const last = statements.find(({ closing }) => closing !== null)
  const told = last?.closing ?? null
  const lines: ReconciliationLineView[] = []
  for (const statement of statements) {
    const gap = await gapBefore(manager, statement)
    if (gap) lines.push({ sentence: words.gapBefore(statement.reference, statement.fromDay), amount: gap })
  }
  const underWay = await manager.findBy(BankEntry, { bankAccountID, status: 'received' })
  const waiting = underWay.reduce((sum, { amount }) => sum + amount, 0)
  if (underWay.length > 0) lines.push({ sentence: words.entriesUnderWay(underWay.length), amount: waiting })
  if (told === null) {
    const sentence = statements.length === 0 ? words.noStatement : words.noBalanceTold
    lines.push({ sentence, amount: 0 })
  }
  const difference = told === null ? null : told - ledger
  const toldOn = last?.toDay ?? null
  return { ownerID: bankAccountID, name, ledger, told, held: 0, difference, toldOn, toldUntil: null, lines }
}
