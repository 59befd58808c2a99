import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { bankFile } from '#contract/messages/errors/bank-files.js'
import { rejectedByBank } from '#contract/messages/errors/bank-statements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import type { ReadAnswer } from '../bank-files/bank-file.js'
import { BankFileRefused } from '../bank-files/bank-files.errors.js'
import { fromReference } from '../bank-files/references.js'
import { everyLedgerLine } from '../ledger/ledger-lines.js'
import { PayoutFile, PayoutFileLine } from '../payout-files/payout-file.entity.js'
import { PayoutMoves } from '../payouts/payout-moves.js'
import { Payout } from '../payouts/payout.entity.js'

@Injectable()
export class FileAnswers {
  constructor(
    private readonly audit: AuditLog,
    private readonly moves: PayoutMoves,
  ) {}

  /** Answers how many payouts it has ended; told again, it changes nothing. */
  async take(account: BankAccount, answers: ReadAnswer[]): Promise<number> {
    const byFile = new Map<string, ReadAnswer[]>()
    for (const answer of answers) {
      const payoutFileID = fromReference(answer.messageID)
      byFile.set(payoutFileID, [...(byFile.get(payoutFileID) ?? []), answer])
    }
    let rejected = 0
    for (const [payoutFileID, some] of byFile) rejected += await this.takeFor(account, payoutFileID, some)
    return rejected
  }

  private takeFor({ bankAccountID }: BankAccount, payoutFileID: string, answers: ReadAnswer[]): Promise<number> {
    return this.audit.unit(
      async (manager, record) => {
        const file = await manager.findOneBy(PayoutFile, { payoutFileID, bankAccountID })
        if (!file) throw new BankFileRefused(bankFile.unknownFile(payoutFileID.slice(0, 40)))
        if (answers.some(({ outcome }) => outcome !== 'pending') && file.status === 'made')
          await manager.update(PayoutFile, { payoutFileID }, { status: 'answered', answeredAt: clock.now() })
        const rejected: string[] = []
        for (const answer of answers) rejected.push(...(await this.reject(manager, payoutFileID, answer)))
        const target = { kind: 'payout_file', id: payoutFileID }
        if (rejected.length > 0) await record({ action: 'payout_file.answered', target, after: { rejected } })
        return rejected.length
      },
      ...everyLedgerLine(),
    )
  }

  private async reject(manager: EntityManager, payoutFileID: string, answer: ReadAnswer): Promise<string[]> {
    if (answer.outcome !== 'rejected') return []
    const named = answer.endToEndID === null ? {} : { payoutID: fromReference(answer.endToEndID) }
    const lines = await manager.find(PayoutFileLine, {
      where: { payoutFileID, isVoid: 0, ...named },
      order: { payoutID: 'ASC' },
    })
    const rejected: string[] = []
    for (const { payoutID } of lines) {
      const isSent = await manager.existsBy(Payout, { payoutID, payoutFileID, status: 'sent' })
      if (isSent && (await this.moves.markFailed(manager, payoutID, rejectedByBank(answer.reason))))
        rejected.push(payoutID)
    }
    return rejected
  }
}
