import * as words from '#contract/messages/admin/plans.js'
import type { PlanView } from '#contract/plans.js'
import { mainCall } from '../../../api/main-call.server'
import { listPlans } from '../../../api/plans.server'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { termsInWords } from '../../../components/terms-words'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.plans)

export const loader = async ({ context }: Route.LoaderArgs) => ({ page: await mainCall(context, listPlans(context)) })

export default function Plans({ loaderData: { page } }: Route.ComponentProps) {
  const { may } = useMay()
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PageLink call="GET /clients" to="/admin/clients" label={words.back} />
      {may('POST /plans') && <AddLink to={`${list}/new`} label={words.add} />}
    </div>
  )
  return (
    <ListPage
      title={words.plans}
      lead={words.lead}
      action={actions}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ planID }) => planID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.none }}
    />
  )
}

const columns: Column<PlanView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ name, isStandard }) => (
      <span className="flex flex-col">
        <span className="font-medium text-ink">{name}</span>
        {isStandard && <span className="text-xs text-ink-faint">{words.standard}</span>}
      </span>
    ),
  },
  {
    key: 'price',
    header: words.price,
    cell: (plan) => (
      <span className="flex flex-col gap-0.5">
        {termsInWords(plan, plan.refundsKeepFee).map((sentence) => (
          <span key={sentence} className="tabular">
            {sentence}
          </span>
        ))}
        {plan.limits.length > 0 && (
          <span className="text-xs text-ink-faint">
            {words.limitedIn(plan.limits.map(({ currency }) => currency).join(', '))}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'clients',
    header: words.clients,
    align: 'right',
    cell: ({ clients, isStandard }) => (isStandard ? words.allOthers : clients),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const Actions = ({ row: { planID, name, isStandard, clients } }: { row: PlanView }) => (
  <RowActions at={`${list}/${planID}`} of={name}>
    <RowAction to="edit" call="PUT /plans/:planID" label={words.edit} />
    {!isStandard && clients === 0 && <RowAction to="delete" call="DELETE /plans/:planID" label={words.deleteWord} />}
  </RowActions>
)
