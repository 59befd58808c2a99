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

/** PUT /processor-accounts/:processorAccountID. A setting that is absent or empty stays, `null` clears one that may be absent. */
export class ChangeProcessorAccount {
  @RequiredText(words.nameRequired)
  name!: string

  /** With the processor's own names. Stored encrypted and never returned. */
  @OptionalSettings()
  settings?: Record<string, string | null>

  /** Default: all that the processor can. */
  @OptionalCurrencies()
  currencies?: Currency[]

  /**
   * Days until the processor pays out a payment. Default: unchanged. `null`: 2 in live mode and none in test mode.
   * Its reports take precedence.
   */
  @allOf(IsOptional(), Whole(0, settlesAfterDaysMax, words.settlesAfterDaysForm(settlesAfterDaysMax)))
  settlesAfterDays?: number | null

  /** Payments are charged for the clients’ connected accounts, and only for clients that have one. Default: unchanged. */
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

  /** Whose account it is: only this client's payments go through it, and its money is the client's. It never changes. Default: the platform's. */
  @OptionalText()
  clientID?: string
}

/** POST /clients/:clientID/processor-accounts, in the mode of the call. */
export class CreateOwnProcessorAccount extends ChangeProcessorAccount {
  @RequiredText(words.processorRequired, 40)
  processor!: string
}

/** GET /processor-accounts; `q` is looked for in name, processor and id. */
export class ListProcessorAccounts extends ListQuery {
  @OptionalText()
  q?: string

  /** Only this client's own accounts. Default: all. */
  @OptionalText()
  clientID?: string
}

/** Answers and notices that did not have the form that the processor's document promises. */
export interface UnreadableAnswersView {
  lastAt: string
  countLastDay: number
  /** Of the last one, one sentence. */
  reason: string
}

export interface ProcessorAccountView {
  processorAccountID: string
  /** Whose account it is; null: the platform's. */
  clientID: string | null
  clientName: string | null
  processor: string
  mode: Mode
  name: string
  currencies: readonly Currency[]
  methods: readonly string[]
  /** null: 2 in live, and none in test. */
  settlesAfterDays: number | null
  /** Its payments are for the clients’ connected accounts. */
  usesConnect: boolean
  isEnabled: boolean
  /** The webhook URL to add at the processor. */
  noticeAddress: string
  /** Webhooks signed with the previous secret are accepted until then. */
  previousNoticeSecretEndsAt: string | null
  /** null: no webhook yet, or none for long. */
  lastNoticeAt: string | null
  /** The time of the first payment without its expected webhook. Null if there is none. */
  noticesMissingSince: string | null
  /** Charges of the last day, at most the newest 1,000. The figures below count those with a response. */
  attempts: number
  /** Percent of them that did not fail, rounded; null: there were none. */
  successRate: number | null
  /** Half of the answers took no longer. */
  p50Ms: number | null
  p95Ms: number | null
  /** null: all answers of the last 30 days could be read. */
  unreadable: UnreadableAnswersView | null
  /** Of the process that answers. */
  circuit: CircuitView
  createdAt: string
  updatedAt: string
  /** Send it back as `If-Match` with a PUT. */
  version: string
}

export interface ProcessorAccountsView extends Page<ProcessorAccountView> {
  /** Of what accounts can be made. */
  processors: ProcessorKindView[]
}

/** POST /processor-accounts/:processorAccountID/check */
export interface ProcessorCheckView {
  isWorking: boolean
  sentence: string
  /** The setting that is at fault, if it is known. */
  field: string | null
  checkedAt: string
}
