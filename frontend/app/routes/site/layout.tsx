import { Outlet } from 'react-router'
import { clientTokenKey } from '#contract/limits.js'
import { SessionMarker } from '../../session/markers'
import { loadViewer } from '../../session/viewer.server'
import type { Route } from './+types/layout'
import { SiteFooter } from './layout.footer'
import { SiteHeader } from './layout.header'

export const loader = ({ request, context }: Route.LoaderArgs) => loadViewer(request, context)

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionMarker storageKey={clientTokenKey} until={loaderData.until} />
      <SiteHeader client={loaderData.client} />
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
