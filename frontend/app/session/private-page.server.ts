import type { MiddlewareFunction } from 'react-router'

/** No cache keeps the page, no search engine lists it, and no other site learns its address, which may hold a token. */
export const keepPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  // Not 'no-referrer': a form of the page would then be sent without its origin, and be refused.
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}
