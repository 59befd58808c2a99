import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { attentionAfterMs } from '#contract/attention-limits.js'
import * as words from '#contract/messages/attention.js'
import {
  type AttentionItem,
  type AttentionQuestion,
  AttentionSources,
} from '../../platform/attention/attention-sources.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'

/** Bank accounts whose last statement is too old to know what happened since. */
@Injectable()
export class QuietStatements {
  constructor(attention: AttentionSources) {
    attention.add({ kind: 'statements_quiet', find: quietStatements })
  }
}

const lastDays = `SELECT "bankAccountID", MAX("toDay") AS "day" FROM "bank_statements" WHERE "isNotification" = 0 GROUP BY "bankAccountID"`

async function quietStatements(manager: EntityManager, asked: AttentionQuestion): Promise<AttentionItem[]> {
  const { mode, now, limit } = asked
  const told = await manager.query<{ bankAccountID: string; day: string }[]>(lastDays)
  const accounts = await manager.findBy(BankAccount, { mode, isEnabled: 1 })
  return accounts
    .map(({ bankAccountID, name, createdAt }) => {
      const day = told.find((one) => one.bankAccountID === bankAccountID)?.day
      return { bankAccountID, name, since: day === undefined ? createdAt : new Date(`${day}T23:59:59Z`) }
    })
    .filter(({ since }) => now.getTime() - since.getTime() >= attentionAfterMs.statements)
    .sort((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, limit)
    .map(({ bankAccountID, name, since }) => ({
      ...{ subjectID: bankAccountID, clientID: null, amount: null, currency: null },
      ...{ sentence: words.statementsQuiet(name), since, isOverdue: true },
    }))
}
