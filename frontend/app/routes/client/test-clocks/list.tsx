import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/test-clocks.js'
import type { TestClockView } from '#contract/test-clocks.js'
import { silently } from '../../../api/silently.server'
import { listOwnClocks } from '../../../api/test-clocks.server'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { PlusIcon } from '../../../components/icon'
import { listAddress } from '../../../components/list-address'
import { LoadFailure } from '../../../components/load-failure'
import { useMode } from '../../../components/mode-switch'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ButtonLink } from '../parts/may'
import { SubscriptionTabs } from '../parts/subscription-tabs'
import type { Route } from './+types/list'
import { ClockBadge } from './badge'

export const meta: Route.MetaFunction = () => pageMeta(words.testClocks)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await silently(listOwnClocks(context, url.searchParams.get('cursor')), null),
})

export default function TestClocks({ loaderData: { page } }: Route.ComponentProps) {
  const { search } = useLocation()
  const isTest = useMode() === 'test'
  const add = isTest && (
    <ButtonLink {...openDialog} to={listAddress('/client/test-clocks/new', search)} icon={<PlusIcon />}>
      {words.newClock}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.testClocks} lead={isTest ? words.lead : words.onlyInTest} action={add} />
      <SubscriptionTabs />
      <Card flush>
        {page ? (
          <>
            <DataTable
              caption={words.testClocks}
              columns={columns()}
              rows={page.items}
              rowKey={({ testClockID }) => testClockID}
              cardsBelow={420}
              empty={{ sentence: words.noneYet, help: words.noneYetHelp, ...(add && { action: add }) }}
            />
            <Pager label={words.more} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}

const columns = (): Column<TestClockView>[] => [
  {
    key: 'name',
    header: words.name,
    cell: ({ testClockID, name }) => (
      <span className="[overflow-wrap:anywhere]">
        <TextLink to={`/client/test-clocks/${testClockID}`}>{name ?? words.unnamed}</TextLink>
      </span>
    ),
  },
  { key: 'now', header: words.shows, cell: ({ now }) => dayOf(now) },
  { key: 'status', header: words.status, cell: ({ status }) => <ClockBadge status={status} /> },
]
