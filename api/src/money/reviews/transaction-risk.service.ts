import { Injectable } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { TransactionRiskView } from '#contract/risk.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { decideRisk } from '../risk-rules/decide-risk.js'
import { findPayment } from '../risk-rules/judged-payments.js'
import { RiskDecision } from '../risk-rules/risk-decision.entity.js'
import { RiskRules } from '../risk-rules/risk-rules.js'

@Injectable()
export class TransactionRisk {
  constructor(
    private readonly database: Database,
    private readonly rules: RiskRules,
  ) {}

  async of(transactionID: string, mode: Mode): Promise<TransactionRiskView> {
    const { read } = this.database
    const payment = orNotFound(await findPayment(read, mode, transactionID), 'transaction')
    const row = await read.findOneBy(RiskDecision, { transactionID })
    const moment = { at: payment.at, transactionID }
    const now = await decideRisk(read, await this.rules.current(mode), payment, moment)
    return {
      transactionID,
      then: row && { outcome: row.outcome, rules: row.rules },
      now: now ?? { outcome: 'allow', rules: [] },
    }
  }
}
