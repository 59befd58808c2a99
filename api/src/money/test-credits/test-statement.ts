import type { EntityManager } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { clock } from '#contract/clock.js'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import type { ReadEntry, ReadStatement } from '../bank-files/bank-file.js'
import { BankStatement } from '../bank-statements/bank-statement.entity.js'

// The example account of the German IBAN registry entry: refunds of test payments go back to it.
const payerAccount = { counterpartyAccount: 'DE89370400440532013000', counterpartyBank: 'COBADEFFXXX' }

export interface TestTransfers {
  creditID: string
  payerName: string
  reference: string
  amounts: number[]
}

const today = (): string => clock.now().toISOString().slice(0, 10)

/** What the bank's next statement would say. It begins where the last one ended, so that the bank column still agrees. */
export async function testStatement(
  manager: EntityManager,
  { bankAccountID, currency }: BankAccount,
  { creditID, payerName, reference, amounts }: TestTransfers,
): Promise<ReadStatement> {
  const [last] = await manager.find(BankStatement, {
    where: { bankAccountID, closing: isSet() },
    order: { toDay: 'DESC', fromDay: 'DESC', bankStatementID: 'DESC' },
    take: 1,
  })
  const opening = last?.closing ?? 0
  const bookedOn = today()
  const day = last && last.toDay > bookedOn ? last.toDay : bookedOn
  const entries = amounts.map(
    (amount, at): ReadEntry => ({
      ...{ bookedOn, valueOn: bookedOn, amount, charges: 0, isReversal: false, returnReason: null },
      ...{ code: 'PMNT/RCDT/ESCT', bankReference: `${creditID}-${at + 1}`, endToEndID: null, messageID: null },
      ...{ ...payerAccount, counterparty: payerName, text: reference },
    }),
  )
  const closing = amounts.reduce((sum, amount) => sum + amount, opening)
  return { reference: `TEST ${creditID}`, account: null, currency, from: day, to: day, opening, closing, entries }
}
