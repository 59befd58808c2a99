import { Form } from 'react-router'
import * as words from '#contract/messages/admin/routing.js'
import type { RoutingRuleView } from '#contract/routing.js'
import { mainCall } from '../../../api/main-call.server'
import { refuse } from '../../../api/refusal.server'
import { listRoutingRules, orderRoutingRules } from '../../../api/routing.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DialogFrame } from '../../../components/dialog-frame'
import { useMode } from '../../../components/mode-switch'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { modeOfPages } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { ListFailure } from '../parts/list-failure'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/routing'

export const meta: Route.MetaFunction = () => pageMeta(words.routing)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  rules: await mainCall(context, listRoutingRules(context, context.get(modeOfPages))),
})

/** Moves a rule one place up. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const mode = context.get(modeOfPages)
  try {
    const ids = (await listRoutingRules(context, mode)).items.map(({ routingRuleID }) => routingRuleID)
    const at = ids.indexOf(String(input.routingRuleID))
    if (at > 0) ids.splice(at - 1, 2, ...ids.slice(at - 1, at + 1).reverse())
    await orderRoutingRules(context, mode, ids)
    return await redirectWithToast(context, list, success(words.ordered))
  } catch (error) {
    return refuse(error, words.failedToOrder)
  }
}

export default function RoutingRules({ loaderData: { rules }, actionData }: Route.ComponentProps) {
  const { may } = useMay()
  const mode = useMode()
  const add = may('POST /routing-rules') && may('GET /processor-accounts') && (
    <AddLink to={`${list}/new`} label={words.addRule} />
  )
  return (
    <DialogFrame>
      <PageHeader
        title={words.routing}
        lead={words.lead}
        action={
          <div className="flex flex-wrap gap-2">
            <PageLink call="GET /routing/explain" to={`${list}/explain`} label={words.explain} />
            {add}
          </div>
        }
      />
      {actionData?.sentence && (
        <p className="rounded-panel bg-failed-soft px-5 py-4 text-failed">{actionData.sentence}</p>
      )}
      {rules?.problems.map((problem) => (
        <p key={problem} className="rounded-panel bg-pending-soft px-5 py-4 text-pending">
          {problem}
        </p>
      ))}
      {rules ? (
        <Card title={words.rulesOf[mode]} flush>
          <DataTable
            caption={words.rulesOf[mode]}
            columns={columns}
            rows={rules.items}
            rowKey={({ routingRuleID }) => routingRuleID}
            cardsBelow={560}
            empty={{ sentence: words.noRules, help: words.noRulesHelp, action: add }}
          />
        </Card>
      ) : (
        <ListFailure sentence={words.failedToFetch} />
      )}
    </DialogFrame>
  )
}

const columns: Column<RoutingRuleView>[] = [
  { key: 'position', header: words.position, cell: ({ position }) => position },
  {
    key: 'rule',
    header: words.rule,
    cell: ({ name, words: rule, problems }) => (
      <span className="flex flex-col">
        {name && <span className="font-medium text-ink">{name}</span>}
        <span>{rule}</span>
        {problems.map((problem) => (
          <span key={problem} className="text-xs text-failed">
            {problem}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ isEnabled }) => <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.on : words.off}</Badge>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Actions({ row: { routingRuleID, position, name, words: rule } }: { row: RoutingRuleView }) {
  const { may } = useMay()
  const of = name ?? rule
  return (
    <RowActions at={`${list}/${routingRuleID}`} of={of}>
      {position > 1 && may('PUT /routing-rules/order') && (
        <Form method="post" action={list}>
          <input type="hidden" name="routingRuleID" value={routingRuleID} />
          <Button size="sm" variant="ghost" aria-label={words.moveUp(of)}>
            {words.up}
          </Button>
        </Form>
      )}
      {may('GET /processor-accounts') && (
        <RowAction to="edit" call="PUT /routing-rules/:routingRuleID" label={words.edit} />
      )}
      <RowAction to="delete" call="DELETE /routing-rules/:routingRuleID" label={words.deleteWord} />
    </RowActions>
  )
}
