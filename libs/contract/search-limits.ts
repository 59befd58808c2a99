/** Of each kind that was found. */
export const searchHitsMax = 5
/** Rows of an index that are sorted at most, where no index has them in order. */
export const searchSortedMax = 1_000
/** Payments that are looked through for an amount: the newest ones within reach. */
export const searchAmountsMax = 20_000
