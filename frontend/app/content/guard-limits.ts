import * as numbers from '#contract/guard-limits.js'

export const guardLimits = (span: (ms: number) => string): string[][] => [
  [
    'Changed email address',
    `takes effect after ${span(numbers.emailChangeSilenceMs)} without an objection; has to be confirmed within ${span(numbers.emailChangeLifeMs)}`,
  ],
  ['Hold on keys and the settlement account after a change that could redirect money', span(numbers.holdMs)],
  ['Link to lift that hold', `${span(numbers.holdLinkLifeMs)}, ${numbers.holdMailsMax} emails in that time`],
]

export const guardRetention = (span: (ms: number) => string): string[] => [
  'Completed changes of an email address, and actions held because of one',
  span(numbers.endedChangeKeptMs),
]
