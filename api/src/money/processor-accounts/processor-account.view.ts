import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import type { ProcessorKindView } from '#contract/processors.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { settingsOf } from '../processors/port/settings.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'

/** Field by field, and none of the settings. */
export const viewProcessorAccount = (
  account: ProcessorAccount,
  entry: ProcessorEntry,
  origin: string,
): ProcessorAccountView => ({
  processorAccountID: account.processorAccountID,
  processor: account.processor,
  mode: account.mode,
  name: account.name,
  currencies: account.currencies ?? entry.currencies,
  methods: account.methods,
  isEnabled: account.isEnabled,
  noticeAddress: `${origin}/api/processors/${account.processorAccountID}/notices`,
  previousNoticeSecretEndsAt: account.previousSecretEndsAt?.toISOString() ?? null,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
  version: versionOf({ name: account.name, currencies: account.currencies, isEnabled: account.isEnabled }),
})

export const viewProcessorKind = (entry: ProcessorEntry): ProcessorKindView => ({
  processor: entry.name,
  title: entry.title,
  modes: entry.modes,
  currencies: entry.currencies,
  methods: entry.methodNames,
  settings: settingsOf(entry.settings),
})
