export const timelineKinds = [
  'request',
  'gate',
  'risk',
  'routing',
  'attempt',
  'move',
  'notice',
  'posting',
  'refund',
  'dispute',
  'event',
  'delivery',
  'payout',
  'bank_entry',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** At most so many lines of one kind; what is beyond is on the lists of that kind. */
export const timelineLinesMax = 200
