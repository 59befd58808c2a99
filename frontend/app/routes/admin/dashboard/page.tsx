import { Link } from 'react-router'
import type { AdminStatsView } from '#contract/admin.js'
import * as words from '#contract/messages/admin/dashboard.js'
import { clientArea } from '#contract/messages/client-area.js'
import { loadStaffHome } from '../../../api/home.server'
import { Card } from '../../../components/card'
import { ArrowRightIcon, ShieldIcon } from '../../../components/icon'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { StatCard } from '../../../components/stat-card'
import { portalUser } from '../../../session/portal-session.server'
import { ListFailure } from '../parts/list-failure'
import { menuItems, reachablePages } from '../parts/menu'
import type { Route } from './+types/page'
import { Attention, shownAttention } from './attention'
import { Money, shownMoney } from './money'
import { SignUps } from './sign-ups'
import { Volumes } from './volumes'
import { WaitingParts } from './waiting'

export const meta: Route.MetaFunction = () => pageMeta(words.adminDashboard)

export async function loader({ context, url }: Route.LoaderArgs) {
  const pages = reachablePages(context.get(portalUser))
  const { leftOut, failed, operations, attention, ...home } = await loadStaffHome(context, url)
  const refused = leftOut.find(({ part, code }) => part === 'stats' && code === 'PERMISSION_MISSING')
  return {
    pages,
    ...home,
    money: operations && shownMoney(operations),
    attention: attention && shownAttention(attention),
    isAttentionPartial: failed.includes('attention') || failed.includes('waiting'),
    refusal: refused?.error ?? null,
  }
}

/** As the specification lists them. */
const shortcutOrder = ['clients', 'pending-clients', 'portal-users', 'api-users', 'roles', 'permissions'].map(
  (page) => `/admin/${page}`,
)

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { pages, stats, refusal, waiting, attention, isAttentionPartial, money, processorVolumes, signUps } = loaderData
  const shortcuts = shortcutOrder.flatMap((to) =>
    pages.includes(to) ? (menuItems.find((item) => item.to === to) ?? []) : [],
  )
  return (
    <>
      <PageHeader title={words.dashboard} lead={words.thePlatformAtAGlance} />
      <Attention waiting={waiting} attention={attention} isPartial={isAttentionPartial} />
      {money && <Money most={money} />}
      {stats && <Stats stats={stats} seesPending={pages.includes('/admin/pending-clients')} />}
      {refusal && <NoStats refusal={refusal} />}
      {!stats && !refusal && !isAttentionPartial && <ListFailure sentence={clientArea.loadFailure} />}
      {processorVolumes && <Volumes volumes={processorVolumes} />}
      {signUps && <SignUps signUps={signUps} />}
      <WaitingParts {...loaderData} />
      {shortcuts.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-lg">{words.shortcuts}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {shortcuts.map(({ to, icon: Icon, shortcut }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group flex h-full items-start gap-4 rounded-panel border border-line bg-panel p-5 transition-colors hover:border-edge"
                >
                  <Icon className="mt-0.5 size-5 text-brand" />
                  <span className="flex flex-1 flex-col gap-1">
                    <span className="font-medium text-ink">{shortcut?.label}</span>
                    <span className="text-ink-soft">{shortcut?.help}</span>
                  </span>
                  <ArrowRightIcon className="mt-0.5 size-4 text-ink-faint transition-transform group-hover:translate-x-0.5" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Stats({ stats, seesPending }: { stats: AdminStatsView; seesPending: boolean }) {
  return (
    <section aria-label={words.totals} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label={words.totalClients} value={stats.totalClients} />
      <StatCard
        label={words.pendingClients2}
        value={stats.pendingClients}
        {...(seesPending && { to: '/admin/pending-clients' })}
      />
      <StatCard label={words.portalUsers} value={stats.totalPortalUsers} />
      <StatCard label={words.apiUsers} value={stats.totalAPIUsers} />
    </section>
  )
}

/** An everyday state, not an error: this person's roles are about something else. */
function NoStats({ refusal }: { refusal: string }) {
  return (
    <Card>
      <div className="flex items-start gap-4">
        <ShieldIcon className="mt-0.5 size-5 text-ink-faint" />
        <div className="flex flex-col gap-1">
          <p className="font-medium text-ink">{words.thePlatformsTotalsAreNot}</p>
          <p className="text-ink-soft">{words.everythingYouMayDoIs(refusal)}</p>
        </div>
      </div>
    </Card>
  )
}
