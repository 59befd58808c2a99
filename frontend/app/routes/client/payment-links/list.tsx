import { useLocation } from 'react-router'
import { paymentLinkStatuses } from '#contract/choices.js'
import * as texts from '#contract/messages/client/payment-links.js'
import type { PaymentLinkStatus } from '#contract/payment-links.js'
import * as states from '#contract/messages/components/states.js'
import { listOwnPaymentLinks } from '../../../api/payment-links.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { LoadFailure } from '../../../components/load-failure'
import { PlusIcon } from '../../../components/icon'
import { listAddress } from '../../../components/list-address'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { StatusFilter } from '../../../components/status-filter'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/list'
import { PaymentLinksTable } from './table'

export const meta: Route.MetaFunction = () => pageMeta(texts.paymentLinks)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('status')
  const status = paymentLinkStatuses.find((one) => one === asked) ?? null
  const cursor = url.searchParams.get('cursor')
  const page = await silently(listOwnPaymentLinks(context, { status, cursor }), null)
  return { page, status, changed: url.searchParams.get('changed') }
}

export default function PaymentLinks({ loaderData }: Route.ComponentProps) {
  const { page, status, changed } = loaderData
  const { search } = useLocation()
  const add = (
    <ButtonLink {...openDialog} to={listAddress('/client/payment-links/new', search)} icon={<PlusIcon />}>
      {texts.newPaymentLink}
    </ButtonLink>
  )
  const filter = (
    <StatusFilter
      status={status}
      label={texts.status}
      all={texts.everyStatus}
      options={paymentLinkStatuses.map((value) => ({ value, label: words()[value] }))}
      submit={texts.filter}
    />
  )
  return (
    <DialogFrame>
      <PageHeader title={texts.paymentLinks} lead={texts.paymentLinksLead} action={add} />
      <Card flush title={texts.yourLinks} lead={texts.newestFirst} action={filter}>
        {page ? (
          <>
            <PaymentLinksTable rows={page.items} madeID={changed} isFiltered={status !== null} add={add} />
            <Pager label={texts.morePaymentLinks} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}

const words = (): Record<PaymentLinkStatus, string> => ({
  open: states.paymentLinks.open,
  used: texts.paidForOnePayment,
  expired: states.paymentLinks.expired,
  closed: states.paymentLinks.closed,
})
