import { Form } from 'react-router'
import * as words from '#contract/messages/admin/routing.js'
import type { RoutingRuleView } from '#contract/routing.js'
import { mainCall } from '../../../api/main-call.server'
import { listRoutingRules } from '../../../api/routing.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { useMode } from '../../../components/mode-switch'
import { pageMeta } from '../../../components/page-meta'
import { modeOfPages } from '../../../session/mode.server'
import { LastChange } from '../parts/last-change'
import { lastChangeOf } from '../parts/last-change.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import { movedUp } from '../parts/moved-up'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/list'

const list = '/admin/routing'

export const meta: Route.MetaFunction = () => pageMeta(words.routing)

export async function loader({ context }: Route.LoaderArgs) {
  const [rules, lastChange] = await Promise.all([
    mainCall(context, listRoutingRules(context, context.get(modeOfPages))),
    lastChangeOf(context, 'routing_rule'),
  ])
  return { rules, lastChange }
}

/** Moves a rule one place up. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: async ({ routingRuleID }) => {
      const mode = context.get(modeOfPages)
      const ids = (await listRoutingRules(context, mode)).items.map((rule) => rule.routingRuleID)
      return { call: 'PUT /routing-rules/order', body: { mode, routingRuleIDs: movedUp(ids, routingRuleID) } }
    },
    to: list,
    done: words.ordered,
    failed: words.failedToOrder,
  })

export default function RoutingRules({ loaderData: { rules, lastChange }, actionData: answer }: Route.ComponentProps) {
  const { may } = useMay()
  const mode = useMode()
  const add = may('POST /routing-rules') && may('GET /processor-accounts') && (
    <AddLink to={`${list}/new`} label={words.addRule} />
  )
  return (
    <ListPage
      title={words.routing}
      lead={words.lead}
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink call="GET /routing/explain" to={`${list}/explain`} label={words.explain} />
          {add}
        </div>
      }
      tabs={
        <>
          {answer?.sentence && <p className="rounded-panel bg-failed-soft px-5 py-4 text-failed">{answer.sentence}</p>}
          {rules?.problems.map((problem) => (
            <p key={problem} className="rounded-panel bg-pending-soft px-5 py-4 text-pending">
              {problem}
            </p>
          ))}
          <LastChange change={lastChange} />
        </>
      }
      section={{ title: words.rulesOf[mode] }}
      page={rules}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ routingRuleID }) => routingRuleID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.noRules, help: words.noRulesHelp, action: add }}
    />
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
