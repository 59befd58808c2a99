import { useLocation, useParams } from 'react-router'
import { type Formats, writtenAmount } from '#contract/formats.js'
import type { Currency } from '#contract/money.js'
import { framePath, isEmbedded } from '../../components/frame-path'

// What the page around the frame has asked for goes along from page to page, because no cookie keeps it.
const kept = ['nonce', 'origin', 'page', 'language', 'accent', 'radius', 'font', 'theme', 'view']

/** A checkout is a page of its own, or stands in a frame of another page. */
export interface PayPlace {
  isEmbedded: boolean
  /** The secret of the page around us, where the payment shown belongs to an earlier session. */
  otherSecret: string | null
  to(path?: string, query?: Record<string, string>): string
}

export function placeOf({ pathname, search }: { pathname: string; search: string }, token: string): PayPlace {
  const inFrame = isEmbedded(pathname)
  const asked = new URLSearchParams(search)
  const along = inFrame ? kept.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])) : []
  const otherSecret = inFrame ? asked.get('for') : null
  return {
    isEmbedded: inFrame,
    otherSecret,
    to(path = '', query = {}) {
      // The payment of the earlier session is over, so the payer goes on with the session of the page.
      const goesOn = otherSecret !== null && path === ''
      const owner = otherSecret !== null && path !== '' ? [['for', otherSecret]] : []
      const all = new URLSearchParams([...along, ...owner, ...Object.entries(query)]).toString()
      const name = encodeURIComponent(goesOn ? otherSecret : token)
      return `${inFrame ? framePath : '/pay/'}${name}${path}${all && `?${all}`}`
    },
  }
}

/** What the payer chose to pay goes along to the page that asks again. */
export const againWith = (formats: Formats | null, amount: number, currency: Currency): Record<string, string> => ({
  amount: writtenAmount(formats, amount, currency),
})

/** A processor sends the payer to our own page; its address says that the payer left from a frame. */
export const comesFromBank = ({ isEmbedded: inFrame }: PayPlace, { searchParams }: URL): boolean =>
  !inFrame && searchParams.has('page')

export const usePlace = (): PayPlace => placeOf(useLocation(), useParams().token ?? '')
