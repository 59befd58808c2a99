// Statements that let time pass in the database while the process is down.

const longAgoMs = 25 * 3_600_000

export const isInFlight = '"inFlight" IS NOT NULL'
/** While the process is down time passes: for calls in flight always, for payers and merchants who wait sometimes. */
export const timePasses = (random, { isLong = random.chance(0.3), expires = random.chance(0.3) } = {}) => [
  // A processor that has heard nothing for so long will not hear of it any more.
  ...(isLong
    ? [
        `UPDATE "transactions" SET "createdAt" = "createdAt" - ${longAgoMs} WHERE ${isInFlight}`,
        `UPDATE "refunds" SET "createdAt" = "createdAt" - ${longAgoMs} WHERE "status" = 'pending'`,
      ]
    : []),
  `UPDATE "transactions" SET "dueAt" = 1 WHERE ${isInFlight}`,
  `UPDATE "refunds" SET "dueAt" = 1 WHERE "status" = 'pending'`,
  `UPDATE "received_notices" SET "dueAt" = 1 WHERE "dueAt" IS NOT NULL`,
  'UPDATE "sandbox_disputes" SET "dueAt" = 1',
  ...(expires
    ? ['UPDATE "transactions" SET "expiresAt" = 1, "dueAt" = 1 WHERE "inFlight" IS NULL AND "expiresAt" IS NOT NULL']
    : []),
]
