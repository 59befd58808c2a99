import * as numbers from '#contract/guard-limits.js'

export const guardLimits = (span: (ms: number) => string): string[][] => [
  [
    'Another e-mail address',
    `counts after ${span(numbers.emailChangeSilenceMs)} without a refusal, to be confirmed within ${span(numbers.emailChangeLifeMs)}`,
  ],
  ['Keys and settlement account after a change that could redirect money', `wait ${span(numbers.holdMs)}`],
  ['Link that lifts that', `${span(numbers.holdLinkLifeMs)}, ${numbers.holdMailsMax} mails within it`],
]

export const guardRetention = (span: (ms: number) => string): string[] => [
  'Changes of an e-mail address that have ended, and what waited because of one',
  span(numbers.endedChangeKeptMs),
]
