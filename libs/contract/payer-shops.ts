import type { Mode } from './modes.js'

export const payerLinkLifeMs = 15 * 60_000
export const payerSessionLifeMs = 30 * 60_000
/** So many mails with a link go to one customer within the life of a link. */
export const payerLinkMailsMax = 3
/** Known and unknown addresses are answered after this time alike. */
export const payerLinkAnswerMs = 100

const testEnd = '-test'

/** The name of a merchant's page for its payers: its client ID, with `-test` behind it in test mode. */
export const shopOf = (clientID: string, mode: Mode): string => (mode === 'live' ? clientID : `${clientID}${testEnd}`)

export const merchantOf = (shop: string): { clientID: string; mode: Mode } =>
  shop.endsWith(testEnd) ? { clientID: shop.slice(0, -testEnd.length), mode: 'test' } : { clientID: shop, mode: 'live' }
