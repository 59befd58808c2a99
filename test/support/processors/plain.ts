import { createHmac } from 'node:crypto'
import type { Fields } from '#contract/check.js'
import { RequiredText } from '#contract/fields.js'
import type { ProcessorEntry } from '../../../api/src/money/processors/port/processor-entry.js'
import type { RawNotice } from '../../../api/src/money/processors/port/notice.js'
import type { Checked, Processor, ReadNotice } from '../../../api/src/money/processors/port/processor.js'
import type { UsedAccount } from '../../../api/src/money/processors/port/used-account.js'
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

const plain: ProcessorEntry = {
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
  can: { manualCapture: true, partialCapture: true, partialRefund: true, evidence: false },
  checkout: null,
  processor: Object as never,
  providers: [],
}

export const plainSignature = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

function readNotice(_account: UsedAccount, { body, headers }: RawNotice, secrets: string[]): ReadNotice[] | null {
  const text = body.toString()
  if (!secrets.some((secret) => headers['plain-signature'] === plainSignature(text, secret))) return null
  return JSON.parse(text) as ReadNotice[]
}

/** A processor with settings that stands in the registry until `remove`; it answers calls with what it is given. */
export function registerPlain(
  api: TestApi,
  check: (account: UsedAccount) => Promise<Checked>,
  calls: Partial<Processor> = {},
  otherwise: Partial<ProcessorEntry> = {},
): { remove: () => void } {
  const all = processors as ProcessorEntry[]
  const entry = { ...plain, ...otherwise }
  all.push(entry)
  const processor = { check, readNotice, ...calls } as unknown as Processor
  api.app.get(ProcessorRegistry, { strict: false })['found'].set(entry.name, processor)
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
