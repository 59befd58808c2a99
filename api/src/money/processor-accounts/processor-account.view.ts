import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import type { CircuitView, ProcessorKindView } from '#contract/processors.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { settingsOf } from '../processors/port/settings.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { Unreadable } from '../processors/unreadable-answers.js'

export const versionOfAccount = ({
  name,
  currencies,
  settlesAfterDays,
  usesConnect,
  isEnabled,
}: ProcessorAccount): string => versionOf({ name, currencies, settlesAfterDays, usesConnect, isEnabled })

export interface AccountHealth {
  lastNoticeAt: Date | null
  noticesMissingSince: Date | null
  attempts: number
  successRate: number | null
  p50Ms: number | null
  p95Ms: number | null
  unreadable: Unreadable | null
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
  settlesAfterDays: account.settlesAfterDays,
  usesConnect: account.usesConnect,
  isEnabled: account.isEnabled,
  noticeAddress: `${origin}/api/processors/${account.processorAccountID}/notices`,
  previousNoticeSecretEndsAt: account.previousSecretEndsAt?.toISOString() ?? null,
  lastNoticeAt: health.lastNoticeAt?.toISOString() ?? null,
  noticesMissingSince: health.noticesMissingSince?.toISOString() ?? null,
  attempts: health.attempts,
  successRate: health.successRate,
  p50Ms: health.p50Ms,
  p95Ms: health.p95Ms,
  unreadable: health.unreadable && {
    lastAt: health.unreadable.lastAt.toISOString(),
    countLastDay: health.unreadable.count,
    reason: health.unreadable.reason,
  },
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
  connects: entry.can.connect === true,
  splits: entry.can.splits !== undefined,
})
