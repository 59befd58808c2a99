import { Outlet } from 'react-router'
import { keepPrivate } from '../../session/private-page.server'
import type { Route } from './+types/layout'

// What stands here is between a merchant and its payer.
export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }]

// Without a loader of its own the middleware would not run on navigations inside.
export const loader = () => null

export default function Pay() {
  return <Outlet />
}
