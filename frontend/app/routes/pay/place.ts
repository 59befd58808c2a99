import { useLocation, useParams } from 'react-router'

const embedded = '/pay/embed/'
// What the page around the frame has asked for goes along from page to page, because no cookie keeps it.
const kept = ['nonce', 'origin', 'language', 'accent', 'radius', 'font', 'theme']

export const isEmbedded = (pathname: string): boolean => pathname.startsWith(embedded)

/** A checkout is a page of its own, or stands in a frame of another page. */
export interface PayPlace {
  isEmbedded: boolean
  to(path?: string, query?: Record<string, string>): string
}

export function placeOf({ pathname, search }: { pathname: string; search: string }, token: string): PayPlace {
  const inFrame = isEmbedded(pathname)
  const asked = new URLSearchParams(search)
  const along = inFrame ? kept.flatMap((name) => (asked.has(name) ? [[name, asked.get(name) ?? '']] : [])) : []
  return {
    isEmbedded: inFrame,
    to(path = '', query = {}) {
      const all = new URLSearchParams([...along, ...Object.entries(query)]).toString()
      return `${inFrame ? embedded : '/pay/'}${token}${path}${all && `?${all}`}`
    },
  }
}

export const usePlace = (): PayPlace => placeOf(useLocation(), useParams().token ?? '')
