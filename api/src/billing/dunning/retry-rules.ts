import type { EntityManager } from 'typeorm'
import type { DunningEnd } from '#contract/billing-choices.js'
import { defaultRetryDays } from '#contract/billing-limits.js'
import type { Mode } from '#contract/modes.js'
import { findRow } from '../../platform/database/rows.js'
import { DunningSettings } from './dunning-settings.entity.js'

export interface RetryRules {
  retryDays: number[]
  atEnd: DunningEnd
}

const defaultRules: RetryRules = { retryDays: [...defaultRetryDays], atEnd: 'cancel' }

export const rulesOf = async (
  manager: EntityManager,
  { clientID, mode }: { clientID: string; mode: Mode },
): Promise<RetryRules> => (await findRow(manager, DunningSettings, { clientID, mode })) ?? defaultRules
