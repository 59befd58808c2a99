import type { CancellationFeedback } from '#contract/billing-choices.js'
import type { Currency } from '#contract/money.js'

type Filter = Partial<Record<'firstMonth' | 'lastMonth' | 'cohort' | 'kind' | 'bucket', string>>

const at = (page: string, currency: Currency, filter: Filter): string =>
  `/client/billing-reports/${page}?${new URLSearchParams({ currency, ...filter })}`

/** The list of the rows that make a figure. */
export const movementsOf = (currency: Currency, filter: Filter): string => at('movements', currency, filter)

export const invoicesOf = (currency: Currency, filter: Filter): string => at('open-invoices', currency, filter)

interface Canceled {
  firstMonth: string
  lastMonth: string
  feedback?: CancellationFeedback | undefined
}

const canceledIn = (list: string, { firstMonth, lastMonth, feedback }: Canceled): string =>
  `${list}?${new URLSearchParams({
    ...(feedback && { cancellationFeedback: feedback }),
    ...{ cancellationFirstMonth: firstMonth, cancellationLastMonth: lastMonth },
  })}`

/** The list of subscriptions shows what customers canceled themselves. */
export const canceledOf = (asked: Canceled): string => canceledIn('/client/subscriptions', asked)

export const canceledFile = (asked: Canceled): string => canceledIn('/client/subscriptions.csv', asked)
