import { Injectable } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import type { DisputeRisksView } from '#contract/risk.js'
import { Database } from '../../platform/database/database.js'
import { decideMany } from '../risk-rules/decide-many.js'
import { disputedPayments } from '../risk-rules/judged-payments.js'
import { RiskRules } from '../risk-rules/risk-rules.js'

@Injectable()
export class DisputeRisk {
  constructor(
    private readonly database: Database,
    private readonly rules: RiskRules,
  ) {}

  async of(mode: Mode, disputeIDs: string): Promise<DisputeRisksView> {
    const risk = await this.rules.current(mode)
    return this.database.list(async (manager) => {
      const disputed = await disputedPayments(manager, mode, [...new Set(disputeIDs.split(','))])
      const payments = disputed.map(({ payment }) => payment)
      const verdicts = await decideMany(manager, risk, mode, payments)
      return {
        items: disputed.map(({ disputeID, payment: { transactionID } }, at) => ({
          disputeID,
          transactionID,
          now: verdicts[at] ?? { outcome: 'allow', rules: [] },
        })),
      }
    })
  }
}
