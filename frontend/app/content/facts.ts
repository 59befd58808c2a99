import { integrity, path as embedPath } from 'virtual:embed-script'
import { couponCodesPerMinute } from '#contract/billing-limits.js'
import { devicesPerMinute } from '#contract/device-login-limits.js'
import * as numbers from '#contract/limits.js'
import * as reads from '#contract/read-limits.js'
import { eventTypes } from '#contract/event-types.js'
import { currencies, currencyExponents, formatMoney } from '#contract/money.js'
import { testCards, testMethods } from '#contract/sandbox.js'
import * as life from '#contract/transaction-states.js'
import { clientLimits } from './client-limits'
import type { FactTable } from './fact-table'
import { guardLimits, guardRetention } from './guard-limits'
import { measuredFacts } from './measured'
import { callProofs } from './proof-table'
import sources from './generated/sources.json'

const code = (text: string) => `\`${text}\``
const list = (texts: readonly string[]) => texts.map(code).join(', ') || 'none (final state)'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const span = (ms: number): string => {
  if (ms % day === 0 && ms > day) return `${ms / day} days`
  if (ms % hour === 0) return ms === hour ? '1 hour' : `${ms / hour} hours`
  return ms % minute === 0 ? `${ms / minute} minutes` : `${ms / 1_000} seconds`
}

const states: FactTable = {
  head: ['From', 'To'],
  rows: [
    ['(new)', list(life.firstStatuses)],
    ...life.transactionStatuses.map((status) => [code(status), list(life.transactionMoves[status])]),
  ],
}

const actions: FactTable = {
  head: ['Action', 'Allowed in'],
  rows: Object.entries(life.transactionActions).map(([action, states]) => [code(action), list(states)]),
}

const methods: FactTable = {
  head: ['Test method', 'Test card numbers'],
  rows: testMethods.map((method) => [
    code(method),
    Object.entries(testCards)
      .filter(([, card]) => card.testMethod === method)
      .map(([number, { brand }]) => `${code(number)} (${brand})`)
      .join(', ') || 'none',
  ]),
}

const money: FactTable = {
  head: ['Currency', 'Decimals', '`1234` is'],
  rows: currencies.map((currency) => [
    code(currency),
    String(currencyExponents[currency]),
    formatMoney(1_234, currency),
  ]),
}

const embedScript: FactTable = {
  head: ['File', 'Integrity'],
  rows: [[code(embedPath), code(integrity)]],
}

const kib = (bytes: number) => `${bytes / 1_024} KiB`

const limits: FactTable = {
  head: ['What', 'Limit'],
  rows: [
    ['Amount', `${numbers.amountMinMinorUnits} to ${numbers.amountMaxMinorUnits.toLocaleString('en-US')} minor units`],
    [
      'Request body',
      `${kib(numbers.bodyMaxBytes)}; payments ${kib(numbers.paymentBodyMaxBytes)}, roles and portal users with a list of IDs ${kib(numbers.idsBodyMaxBytes)}, requests to a webhook inspector ${kib(numbers.inspectorTakenMaxBytes)}`,
    ],
    ['Form on the website', kib(numbers.formMaxBytes)],
    ['Rows per page', `${numbers.pageSize} by default, ${numbers.pageSizeMax} at most`],
    [
      'Idempotency-Key',
      `1 to ${numbers.idempotencyKeyMaxLength} printable characters, stored for ${span(numbers.idempotencyKeyLifeMs)}`,
    ],
    [
      'Metadata',
      `${numbers.metadataEntriesMax} entries, keys and values up to ${numbers.metadataTextMaxLength} characters, ${numbers.metadataMaxBytes.toLocaleString('en-US')} bytes of JSON in total`,
    ],
    ['Access token', span(numbers.accessTokenLifeMs)],
    ['Merchant session', span(numbers.clientSessionMs)],
    [
      'Staff session',
      `${span(numbers.portalTokenLifeMs)} per token, ${span(numbers.portalSessionIdleMs)} idle, ${span(numbers.portalSessionMaxMs)} in total`,
    ],
    ['Sessions per person', `${numbers.sessionsMax}; a new one ends the oldest`],
    [
      'Wrong passwords from unknown devices',
      `${numbers.failedSignInsMax}, then locked for ${span(numbers.accountLockMs)}`,
    ],
    [
      'Waiting time for unknown devices',
      `${numbers.signInWaitsMs.map((ms) => ms / 1_000).join(', ')} seconds, starting with the ${numbers.guessesBeforeWaiting + 1}rd wrong password`,
    ],
    [
      'Wrong passwords from a known device, or in one session',
      `${numbers.failedSignInsMax} in ${span(numbers.accountLockMs)}`,
    ],
    ['Known devices are remembered for', span(numbers.deviceTokenLifeMs)],
    ...guardLimits(span),
    ['Time to capture an authorization', span(numbers.authorizationLifeMs)],
    ['Time for the payer to act', span(numbers.actionLifeMs)],
    ['One-time code', `${span(numbers.otpCodeLifeMs)}, ${numbers.otpTriesMax} tries, ${numbers.otpResendsMax} resends`],
  ],
}

const readLimits: FactTable = {
  head: ['What', 'Limit'],
  rows: [
    ['A list that counts as quick', `up to ${reads.quickReadMaxMs} ms`],
    ['Expensive reads at the same time', `${reads.dearReadsMax} per process, ${reads.dearReadsPerCaller} per caller`],
    [
      'Waiting for a turn',
      `${span(reads.dearReadWaitMaxMs)}, at most ${reads.dearReadsWaitingMax} requests per caller`,
    ],
    ['One total, search or page of an export', span(reads.dearReadMaxMs)],
  ],
}

const addressLimits: FactTable = {
  head: ['Requests', 'Per minute and IP address'],
  rows: [
    ['Sign-in', String(numbers.signInsPerMinute)],
    ['Sign-up', String(numbers.signupsPerMinute)],
    ['Password reset', String(numbers.forgotsPerMinute)],
    ['Access tokens', String(numbers.tokensPerMinute)],
    ['Device codes, and looking them up', String(devicesPerMinute)],
    ['Contact form', String(numbers.contactsPerMinute)],
    ['Payments, one-time codes and cancellations on payment links', String(numbers.checkoutsPerMinute)],
    ['Links to a customer’s own page', String(numbers.payerLinksPerMinute)],
    ['Coupon codes at a checkout', String(couponCodesPerMinute)],
    ['Requests to one webhook inspector', String(numbers.inspectorRequestsPerMinute)],
    ['Links about an email address or a hold', String(numbers.linksPerMinute)],
  ],
}

const whatToDo: Record<number, string> = {
  400: 'Correct the request. Retrying it unchanged fails again.',
  401: 'Get a new token, or sign in again.',
  403: 'Ask for the permission that the message names. Retrying fails again.',
  404: 'Check the ID. You also get this for objects that belong to other accounts.',
  405: 'Use the HTTP method from the API reference.',
  408: 'Send the request again, faster.',
  409: 'Retrieve the object again, then decide. Another change came first.',
  413: 'Send a smaller body.',
  414: 'Shorten the URL.',
  415: 'Send JSON with a matching Content-Type header.',
  422: 'Correct the inputs listed in `fields`, or ask for less.',
  429: 'Wait for the time in Retry-After, then retry.',
  431: 'Send fewer or shorter headers.',
  503: 'Retry in a moment with the same Idempotency-Key.',
  500: 'Retry with the same Idempotency-Key, and send us the requestId.',
}

const errors: FactTable = {
  head: ['Code', 'Status', 'Meaning', 'What to do'],
  rows: [...Map.groupBy(Object.values(sources.errors), ({ code: name, status }) => `${status} ${name}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, kinds]) => {
      const [status = '', name = ''] = key.split(' ')
      const sentences = kinds.flatMap((kind) => ('sentence' in kind && kind.sentence ? [kind.sentence] : []))
      return [code(name), status, [...new Set(sentences)].join('. '), whatToDo[Number(status)] ?? '']
    }),
}

const settings: FactTable = {
  head: ['Setting', 'Default', 'Meaning'],
  rows: sources.settings.map(({ name, default: value, about }) => [code(name), value && code(value), about]),
}

const retention: FactTable = {
  head: ['What', 'Removed after'],
  rows: [
    ['Idempotency keys and their responses', span(numbers.idempotencyKeyLifeMs)],
    ['Ended and expired sessions', `${span(numbers.sessionKeptMs)} after their maximum duration`],
    ['Event contents and responses of webhook endpoints. The delivery records stay', span(numbers.webhookBodyLifeMs)],
    ['Requests in the webhook inspector', span(numbers.inspectorRequestLifeMs)],
    guardRetention(span),
    ['Password reset links, rate limit counters and failed sign-ins', 'when they expire'],
  ],
}

const events: FactTable = { head: ['Event'], rows: eventTypes.map((type) => [code(type)]) }

const webhookAttempts: FactTable = {
  head: ['Attempt', 'Time since the previous attempt'],
  rows: numbers.webhookDelaysMs.map((ms, index) => [
    String(index + 1),
    ms === 0 ? 'immediately' : `${span(ms)}, ± ${numbers.webhookJitterPercent}%`,
  ]),
}

export const facts = {
  ...{
    callProofs,
    states,
    actions,
    methods,
    money,
    embedScript,
    limits,
    addressLimits,
    clientLimits,
    readLimits,
    errors,
    settings,
    retention,
    events,
    webhookAttempts,
  },
  ...measuredFacts,
}
export type FactName = keyof typeof facts

export function factsAsMarkdown(name: FactName): string {
  const { head, rows } = facts[name]
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
