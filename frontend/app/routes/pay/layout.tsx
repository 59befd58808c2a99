import { Outlet } from 'react-router'
import type { Route } from './+types/layout'

// What stands here is between a merchant and its payer: no cache keeps it, no search engine lists it, and no other site
// learns its address.
const keepPrivate: Route.MiddlewareFunction = async (_, next) => {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  response.headers.set('Referrer-Policy', 'same-origin')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

// Without a loader of its own the middleware would not run on navigations inside.
export const loader = () => null

export default function Pay() {
  return <Outlet />
}
