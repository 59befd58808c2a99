import type { Fields } from '#contract/check.js'
import { RequiredText } from '#contract/fields.js'
import type { ProcessorEntry } from '../../../api/src/money/processors/port/processor-entry.js'
import type { Checked, Processor, UsedAccount } from '../../../api/src/money/processors/port/processor.js'
import { ProcessorSettings, Setting } from '../../../api/src/money/processors/port/settings.js'
import { ProcessorRegistry } from '../../../api/src/money/processors/processor-registry.js'
import { processors } from '../../../api/src/money/processors/registry.js'
import type { TestApi } from '../test-api.js'

class PlainSettings extends ProcessorSettings {
  @Setting({ label: 'Secret key', help: 'From its pages', isSecret: true, isRequired: true })
  @RequiredText('Secret key is required')
  secretKey!: string

  @Setting({ label: 'Notice secret', help: 'From its pages', isSecret: true, isRequired: true })
  @RequiredText('Notice secret is required')
  noticeSecret!: string
}

const entry: ProcessorEntry = {
  name: 'plain',
  title: 'Plain',
  modes: ['test', 'live'],
  currencies: ['EUR', 'USD'],
  methodNames: ['card'],
  settings: PlainSettings,
  noticeSecret: 'noticeSecret',
  refuse: ({ secretKey = '' }, mode): Fields =>
    secretKey.startsWith(mode === 'live' ? 'test' : 'live') ? { secretKey: `This is no key of ${mode} mode` } : {},
  methods: { texts: [], inWords: 'nothing' },
  processor: Object as never,
  providers: [],
}

/** A processor with settings that stands in the registry until `remove`; `check` is all that it can. */
export function registerPlain(api: TestApi, check: (account: UsedAccount) => Promise<Checked>): { remove: () => void } {
  const all = processors as ProcessorEntry[]
  all.push(entry)
  api.app.get(ProcessorRegistry, { strict: false })['found'].set(entry.name, { check } as unknown as Processor)
  return { remove: () => void all.splice(all.indexOf(entry), 1) }
}

export const plainInput = (overrides: Record<string, unknown> = {}) => ({
  processor: 'plain',
  mode: 'test',
  name: 'Plain EU',
  settings: { secretKey: 'test_first-secret-key', noticeSecret: 'first-notice-secret' },
  isEnabled: true,
  ...overrides,
})
