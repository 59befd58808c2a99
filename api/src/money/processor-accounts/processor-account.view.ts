import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import type { CircuitView, ProcessorKindView } from '#contract/processors.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { settingsOf } from '../processors/port/settings.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'

export const versionOfAccount = ({ name, currencies, isEnabled }: ProcessorAccount): string =>
  versionOf({ name, currencies, isEnabled })

export interface AccountHealth {
  lastNoticeAt: Date | null
  noticesMissingSince: Date | null
  attempts: number
  successRate: number | null
  p50Ms: number | null
  p95Ms: number | null
  circuit: CircuitView
}

export const viewProcessorAccount = (
  account: ProcessorAccount,
  entry: ProcessorEntry,
  { origin, health, clientName }: { origin: string; health: AccountHealth; clientName: string | null },
): ProcessorAccountView => ({
  processorAccountID: account.processorAccountID,
  clientID: account.clientID,
  clientName,
  processor: account.processor,
  mode: account.mode,
  name: account.name,
  currencies: account.currencies ?? entry.currencies,
  methods: account.methods,
  isEnabled: account.isEnabled,
  noticeAddress: `${origin}/api/processors/${account.processorAccountID}/notices`,
  previousNoticeSecretEndsAt: account.previousSecretEndsAt?.toISOString() ?? null,
  lastNoticeAt: health.lastNoticeAt?.toISOString() ?? null,
  noticesMissingSince: health.noticesMissingSince?.toISOString() ?? null,
  attempts: health.attempts,
  successRate: health.successRate,
  p50Ms: health.p50Ms,
  p95Ms: health.p95Ms,
  circuit: health.circuit,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
  version: versionOfAccount(account),
})

export const viewProcessorKind = (entry: ProcessorEntry): ProcessorKindView => ({
  processor: entry.name,
  title: entry.title,
  modes: entry.modes,
  currencies: entry.currencies,
  methods: entry.methodNames,
  settings: settingsOf(entry.settings),
})
