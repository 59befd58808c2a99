import { IsOptional } from 'class-validator'
import type { Page } from './answers.js'
import { allOf, isStorable, MayBeAbsent, OptionalFlag, OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { processorSettingMaxLength, processorSettingsMax } from './limits.js'
import { settlesAfterDaysMax } from './settlement-limits.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/processors.js'
import type { Currency } from './money.js'
import { OptionalCurrencies } from './money-fields.js'
import { type Mode, modes } from './modes.js'
import type { CircuitView, ProcessorKindView } from './processors.js'
import { Passes, Whole, asSent, isObject } from './own-checks.js'

const isSetting = (value: unknown) =>
  value === null || (typeof value === 'string' && value.length <= processorSettingMaxLength && isStorable(value))
const areSettings = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length <= processorSettingsMax &&
  Object.entries(value).every(([name, text]) => /^[a-z]\w{0,39}$/i.test(name) && isSetting(text))

const OptionalSettings = () => allOf(asSent, MayBeAbsent(), Passes('areSettings', areSettings, words.settingsForm))

/** PUT /processor-accounts/:processorAccountID. Settings that you leave out or send empty don't change. `null` clears an optional one. */
export class ChangeProcessorAccount {
  @RequiredText(words.nameRequired)
  name!: string

  /** The processor's settings, with its own names. Stored encrypted and never returned. */
  @OptionalSettings()
  settings?: Record<string, string | null>

  /** Default: all currencies that the processor supports. */
  @OptionalCurrencies()
  currencies?: Currency[]

  /**
   * Days until the processor pays out a payment. Default: unchanged. `null`: 2 in live mode and none in test mode.
   * Its reports take precedence.
   */
  @allOf(IsOptional(), Whole(0, settlesAfterDaysMax, words.settlesAfterDaysForm(settlesAfterDaysMax)))
  settlesAfterDays?: number | null

  /** Payments go to clients’ connected accounts. Clients without one can't use this account. Default: unchanged. */
  @OptionalFlag()
  usesConnect?: boolean

  /** A disabled account takes no new payments but still handles existing ones. */
  @OptionalFlag()
  isEnabled?: boolean
}

/** POST /processor-accounts */
export class CreateProcessorAccount extends ChangeProcessorAccount {
  @RequiredText(words.processorRequired, 40)
  processor!: string

  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  /** The client that owns the account. Only its payments go through it, and the money is the client's. You can't change it later. Default: the platform. */
  @OptionalText()
  clientID?: string
}

/** POST /clients/:clientID/processor-accounts, in the mode of the request. */
export class CreateOwnProcessorAccount extends ChangeProcessorAccount {
  @RequiredText(words.processorRequired, 40)
  processor!: string
}

/** GET /processor-accounts. `q` searches name, processor and ID. */
export class ListProcessorAccounts extends ListQuery {
  @OptionalText()
  q?: string

  /** Only this client's own accounts. Default: all. */
  @OptionalText()
  clientID?: string
}

/** Responses and webhooks that didn't match the processor's documented format. */
export interface UnreadableAnswersView {
  lastAt: string
  countLastDay: number
  /** The reason for the last one, as a sentence. */
  reason: string
}

export interface ProcessorAccountView {
  processorAccountID: string
  /** The client that owns the account. Null for the platform. */
  clientID: string | null
  clientName: string | null
  processor: string
  mode: Mode
  name: string
  currencies: readonly Currency[]
  methods: readonly string[]
  /** Null for the default: 2 in live mode, 0 in test mode. */
  settlesAfterDays: number | null
  /** Whether payments go to clients’ connected accounts. */
  usesConnect: boolean
  isEnabled: boolean
  /** The webhook URL to add at the processor. */
  noticeAddress: string
  /** Webhooks signed with the previous secret are accepted until then. */
  previousNoticeSecretEndsAt: string | null
  /** Null if there was none recently. */
  lastNoticeAt: string | null
  /** The time of the first payment without its expected webhook. Null if there is none. */
  noticesMissingSince: string | null
  /** The charges of the last 24 hours, up to the newest 1,000. The figures below only count those with a response. */
  attempts: number
  /** The percentage that didn't fail, rounded. Null if there were none. */
  successRate: number | null
  /** The median response time. */
  p50Ms: number | null
  p95Ms: number | null
  /** Null if there were none in the last 30 days. */
  unreadable: UnreadableAnswersView | null
  /** The circuit breaker of the process that responds. */
  circuit: CircuitView
  createdAt: string
  updatedAt: string
  /** Send it as `If-Match` when you update it. */
  version: string
}

export interface ProcessorAccountsView extends Page<ProcessorAccountView> {
  /** The processors that you can add. */
  processors: ProcessorKindView[]
}

/** POST /processor-accounts/:processorAccountID/check */
export interface ProcessorCheckView {
  isWorking: boolean
  sentence: string
  /** The invalid setting, if known. */
  field: string | null
  checkedAt: string
}
