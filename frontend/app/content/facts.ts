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
const list = (texts: readonly string[]) => texts.map(code).join(', ') || 'none, it is final'

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
  head: ['Asked for', 'Possible in'],
  rows: Object.entries(life.transactionActions).map(([action, states]) => [code(action), list(states)]),
}

const methods: FactTable = {
  head: ['Test method', 'Card numbers that stand for it'],
  rows: testMethods.map((method) => [
    code(method),
    Object.entries(testCards)
      .filter(([, card]) => card.testMethod === method)
      .map(([number, { brand }]) => `${code(number)} (${brand})`)
      .join(', ') || 'none',
  ]),
}

const money: FactTable = {
  head: ['Currency', 'Digits after the point', '`1234` is'],
  rows: currencies.map((currency) => [
    code(currency),
    String(currencyExponents[currency]),
    formatMoney(1_234, currency),
  ]),
}

const kib = (bytes: number) => `${bytes / 1_024} KiB`

const limits: FactTable = {
  head: ['What', 'How much'],
  rows: [
    ['Amount', `${numbers.amountMinMinorUnits} to ${numbers.amountMaxMinorUnits.toLocaleString('en-US')} minor units`],
    [
      'Body',
      `${kib(numbers.bodyMaxBytes)}; of a payment ${kib(numbers.paymentBodyMaxBytes)}, of a role or portal user with its list of ids ${kib(numbers.idsBodyMaxBytes)}, of what a webhook inspector is sent ${kib(numbers.inspectorTakenMaxBytes)}`,
    ],
    ['Form of the site', kib(numbers.formMaxBytes)],
    ['Rows of one page', `${numbers.pageSize}, at most ${numbers.pageSizeMax}`],
    [
      'Idempotency-Key',
      `1 to ${numbers.idempotencyKeyMaxLength} printable characters, kept ${span(numbers.idempotencyKeyLifeMs)}`,
    ],
    [
      'Metadata',
      `${numbers.metadataEntriesMax} entries, names and texts up to ${numbers.metadataTextMaxLength} characters, ${numbers.metadataMaxBytes.toLocaleString('en-US')} bytes of JSON in all`,
    ],
    ['Access token', span(numbers.accessTokenLifeMs)],
    ['Session of a merchant', span(numbers.clientSessionMs)],
    [
      'Session of staff',
      `${span(numbers.portalTokenLifeMs)} a token, ${span(numbers.portalSessionIdleMs)} idle, ${span(numbers.portalSessionMaxMs)} in all`,
    ],
    ['Sessions of one person', `${numbers.sessionsMax}, one more ends the oldest`],
    ['Wrong passwords of strangers before a lock', `${numbers.failedSignInsMax}, then ${span(numbers.accountLockMs)}`],
    [
      'Waits of strangers',
      `${numbers.signInWaitsMs.map((ms) => ms / 1_000).join(', ')} seconds, from the ${numbers.guessesBeforeWaiting + 1}rd wrong password on`,
    ],
    [
      'Wrong passwords of a known device, or in one session',
      `${numbers.failedSignInsMax} in ${span(numbers.accountLockMs)}`,
    ],
    ['A device is known for', span(numbers.deviceTokenLifeMs)],
    ['Wrong passwords before a lock', `${numbers.failedSignInsMax}, then ${span(numbers.accountLockMs)}`],
    ...guardLimits(span),
    ['Authorization without a capture', span(numbers.authorizationLifeMs)],
    ['Waiting for the payer', span(numbers.actionLifeMs)],
    [
      'One-time code',
      `${span(numbers.otpCodeLifeMs)}, ${numbers.otpTriesMax} tries, sent again ${numbers.otpResendsMax} times`,
    ],
  ],
}

const readLimits: FactTable = {
  head: ['What', 'How much'],
  rows: [
    ['A list that is not dear', `up to ${reads.quickReadMaxMs} ms`],
    ['Dear reads at the same time', `${reads.dearReadsMax} a process, ${reads.dearReadsPerCaller} a caller`],
    [
      'Waiting for a turn',
      `${span(reads.dearReadWaitMaxMs)}, at most ${reads.dearReadsWaitingMax} calls of one caller`,
    ],
    ['One total, search or page of a file', span(reads.dearReadMaxMs)],
  ],
}

const addressLimits: FactTable = {
  head: ['Calls', 'A minute from one address'],
  rows: [
    ['Sign-in', String(numbers.signInsPerMinute)],
    ['Sign-up', String(numbers.signupsPerMinute)],
    ['Forgotten password', String(numbers.forgotsPerMinute)],
    ['Access tokens', String(numbers.tokensPerMinute)],
    ['Codes of devices, and looking them up', String(devicesPerMinute)],
    ['Contact form', String(numbers.contactsPerMinute)],
    ['Payments, codes and cancellations on payment links', String(numbers.checkoutsPerMinute)],
    ['Calls of one webhook inspector', String(numbers.inspectorRequestsPerMinute)],
    ['Links about an e-mail address or a hold', String(numbers.linksPerMinute)],
  ],
}

const whatToDo: Record<number, string> = {
  400: 'Correct the request; repeating it as it is fails again.',
  401: 'Prove who you are: fetch a new token, or sign in again.',
  403: 'Ask for the right that the message names; the same call will not pass.',
  404: 'Check the id. What belongs to somebody else looks absent too.',
  405: 'Use the method that the reference names.',
  408: 'Send the request again, faster.',
  409: 'Read the object again, then decide. Somebody or something was quicker.',
  413: 'Send less.',
  414: 'Shorten the address.',
  415: 'Send JSON, and say so in Content-Type.',
  422: 'Correct the inputs that `fields` names, or ask for less.',
  429: 'Wait as long as Retry-After says.',
  431: 'Send fewer or shorter headers.',
  503: 'Ask again in a moment with the same Idempotency-Key.',
  500: 'Repeat the call with the same Idempotency-Key, and send us the requestId.',
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
  head: ['Variable', 'Default', 'Meaning'],
  rows: sources.settings.map(({ name, default: value, about }) => [code(name), value && code(value), about]),
}

const retention: FactTable = {
  head: ['What', 'Gone after'],
  rows: [
    ['Idempotency keys and their answers', span(numbers.idempotencyKeyLifeMs)],
    ['Sessions, ended or expired', `${span(numbers.sessionKeptMs)} after their longest life`],
    [
      'Contents of events, and the answers of webhook endpoints; that they were sent stays',
      span(numbers.webhookBodyLifeMs),
    ],
    ['Requests in the webhook inspector', span(numbers.inspectorRequestLifeMs)],
    guardRetention(span),
    ['Links for a new password, counted addresses and failed sign-ins', 'when they no longer count'],
  ],
}

const events: FactTable = { head: ['Event'], rows: eventTypes.map((type) => [code(type)]) }

const webhookAttempts: FactTable = {
  head: ['Attempt', 'After the one before'],
  rows: numbers.webhookDelaysMs.map((ms, index) => [
    String(index + 1),
    ms === 0 ? 'at once' : `${span(ms)}, ± ${numbers.webhookJitterPercent} %`,
  ]),
}

export const facts = {
  ...{
    callProofs,
    states,
    actions,
    methods,
    money,
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
