import { Injectable } from '@nestjs/common'
import { check, type Fields } from '#contract/check.js'
import { noticeSecretOverlapMs } from '#contract/limits.js'
import * as words from '#contract/messages/errors/processors.js'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { Settings } from '../processors/port/used-account.js'
import type { ProcessorEntry } from '../processors/port/processor-entry.js'
import { settingsOf } from '../processors/port/settings.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { ProcessorAddress } from '../processors/processor-address.js'

type Given = Record<string, string | null>
type Sealed = Pick<ProcessorAccount, 'sealedSettings' | 'previousSecretEndsAt'>

/** What is given is laid over what is kept and judged as a whole, each fault under the name of its setting. */
@Injectable()
export class AccountSettings {
  constructor(
    private readonly accounts: ProcessorAccounts,
    private readonly address: ProcessorAddress,
  ) {}

  async seal(
    entry: ProcessorEntry,
    account: ProcessorAccount,
    given: Given = {},
  ): Promise<Sealed & { changed: string[] }> {
    const { processorAccountID, previousSecretEndsAt } = account
    const kept = this.accounts.open(account)
    const settings = laidOver(entry, kept.settings, given)
    await this.require(entry, account.mode, settings)
    const changed = [...new Set([...Object.keys(kept.settings), ...Object.keys(settings)])].filter(
      (name) => kept.settings[name] !== settings[name],
    )
    const { noticeSecret = '' } = entry
    const before = kept.settings[noticeSecret]
    const isRotated = before !== undefined && changed.includes(noticeSecret)
    const previous = isRotated ? before : kept.previousNoticeSecret
    const sealed = { settings, ...(previous !== undefined && { previousNoticeSecret: previous }) }
    const endsAt = isRotated ? new Date(clock.time() + noticeSecretOverlapMs) : previousSecretEndsAt
    if (changed.length === 0) return { sealedSettings: account.sealedSettings, previousSecretEndsAt, changed }
    return { sealedSettings: this.accounts.sealed(processorAccountID, sealed), previousSecretEndsAt: endsAt, changed }
  }

  private async require(entry: ProcessorEntry, mode: Mode, settings: Settings): Promise<void> {
    const { fields = {} } = await check(entry.settings, settings)
    const faults = { ...this.address.refuse(settings.apiAddress), ...entry.refuse?.(settings, mode), ...fields }
    if (Object.keys(faults).length > 0) throw new InvalidInput(named(faults))
  }
}

function laidOver(entry: ProcessorEntry, kept: Settings, given: Given): Settings {
  const known = new Set(settingsOf(entry.settings).map(({ name }) => name))
  const strange = Object.keys(given).filter((name) => !known.has(name))
  if (strange.length > 0)
    throw new InvalidInput(named(Object.fromEntries(strange.map((name) => [name, words.settingUnknown]))))
  const settings = { ...kept }
  for (const [name, value] of Object.entries(given)) {
    if (value === null) delete settings[name]
    else if (value.trim() !== '') settings[name] = value.trim()
  }
  return settings
}

const named = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [`settings.${name}`, sentence]))
