import {
  emailChangeLifeMs,
  emailChangeSilenceMs,
  endedChangeKeptMs,
  holdLinkLifeMs,
  holdMailsMax,
  holdMs,
} from '#contract/guard-limits.js'

export const guardLimits = (span: (ms: number) => string): string[][] => [
  [
    'Another e-mail address',
    `counts after ${span(emailChangeSilenceMs)} without a refusal, to be confirmed within ${span(emailChangeLifeMs)}`,
  ],
  ['Keys and settlement account after a change that could redirect money', `wait ${span(holdMs)}`],
  ['Link that lifts that', `${span(holdLinkLifeMs)}, ${holdMailsMax} mails within it`],
]

export const guardRetention = (span: (ms: number) => string): string[] => [
  'Changes of an e-mail address that have ended, and what waited because of one',
  span(endedChangeKeptMs),
]
