import * as words from '#contract/messages/client/invoices.js'
import type { TaxRateView } from '#contract/tax-rates.js'
import { silently } from '../../../api/silently.server'
import { listOwnTaxRates } from '../../../api/tax-rates.server'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { actionsColumn, type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { PlusIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/tax-rates'
import { InvoiceTabs } from './tabs'

export const meta: Route.MetaFunction = () => pageMeta(words.taxRates)

export async function loader({ context, url }: Route.LoaderArgs) {
  return { page: await silently(listOwnTaxRates(context, url.searchParams.get('cursor')), null) }
}

export default function TaxRates({ loaderData: { page } }: Route.ComponentProps) {
  const add = (
    <ButtonLink {...openDialog} to="/client/invoices/tax-rates/new" icon={<PlusIcon />}>
      {words.addTaxRate}
    </ButtonLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.taxRates} lead={words.taxRatesLead} action={add} />
      <InvoiceTabs />
      <Card flush>
        {page ? (
          <>
            <DataTable
              caption={words.taxRates}
              columns={columns()}
              rows={page.items}
              rowKey={({ taxRateID }) => taxRateID}
              cardsBelow={560}
              empty={{ sentence: words.noTaxRates, help: words.noTaxRatesHelp, action: add }}
            />
            <Pager label={words.moreTaxRates} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}

const columns = (): Column<TaxRateView>[] => [
  {
    key: 'name',
    header: words.taxName,
    cell: ({ name, country, isReverseCharge }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <span className="text-ink">{name}</span>
        {(country ?? isReverseCharge) && (
          <span className="text-xs text-ink-faint">
            {[country, isReverseCharge && words.reverseCharge].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    ),
  },
  { key: 'percentage', header: words.percentage, align: 'right', cell: ({ percentage }) => `${percentage}%` },
  { key: 'behavior', header: words.taxBehavior, cell: ({ taxBehavior }) => words.taxBehaviors[taxBehavior] },
  {
    key: 'status',
    header: words.status,
    cell: ({ retiredAt }) => (
      <Badge tone={retiredAt ? 'neutral' : 'success'}>{retiredAt ? words.retired : words.active}</Badge>
    ),
  },
  {
    ...actionsColumn,
    header: words.retire,
    cell: ({ taxRateID, name, retiredAt }) =>
      !retiredAt && (
        <ButtonLink
          {...openDialog}
          to={`/client/invoices/tax-rates/${taxRateID}/retire`}
          variant="ghost"
          size="sm"
          className="px-2!"
        >
          {words.retire} <span className="sr-only">{name}</span>
        </ButtonLink>
      ),
  },
]
