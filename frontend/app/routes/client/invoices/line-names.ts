export type LinePart = 'priceID' | 'description' | 'quantity' | 'unitAmount' | 'taxRateID' | 'periodStart' | 'periodEnd'

/** The name of an input of a line, such as `line0.quantity`. */
export const lineName = (at: number, part: LinePart): string => `line${at}.${part}`
export const rowsAtFirst = 2
