import { Form } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import type { RiskRuleView } from '#contract/risk.js'
import { mainCall } from '../../../api/main-call.server'
import { listRiskRules } from '../../../api/risk.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { OutcomeBadge } from '../../../components/met-rules'
import { useMode } from '../../../components/mode-switch'
import { pageMeta } from '../../../components/page-meta'
import { modeOfPages } from '../../../session/mode.server'
import { LastChange } from '../parts/last-change'
import { lastChangeOf } from '../parts/last-change.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import { movedUp } from '../parts/moved-up'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/list'

const list = '/admin/risk-rules'

export const meta: Route.MetaFunction = () => pageMeta(words.rules)

export async function loader({ context }: Route.LoaderArgs) {
  const [rules, lastChange] = await Promise.all([
    mainCall(context, listRiskRules(context, context.get(modeOfPages))),
    lastChangeOf(context, 'risk_rule'),
  ])
  return { rules, lastChange }
}

/** Moves a rule one place up. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: async ({ riskRuleID }) => {
      const mode = context.get(modeOfPages)
      const ids = (await listRiskRules(context, mode)).items.map((rule) => rule.riskRuleID)
      return { call: 'PUT /risk-rules/order', body: { mode, riskRuleIDs: movedUp(ids, riskRuleID) } }
    },
    to: list,
    done: words.ordered,
    failed: words.failedToOrder,
  })

export default function RiskRules({ loaderData: { rules, lastChange }, actionData: answer }: Route.ComponentProps) {
  const { may } = useMay()
  const mode = useMode()
  const add = may('POST /risk-rules') && <AddLink to={`${list}/new`} label={words.addRule} />
  return (
    <ListPage
      title={words.rules}
      lead={words.rulesLead}
      action={add}
      tabs={
        <>
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <LastChange change={lastChange} />
        </>
      }
      section={{ title: words.rulesOf[mode] }}
      page={rules}
      failure={words.failedToFetchRules}
      columns={columns}
      rowKey={({ riskRuleID }) => riskRuleID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.noRules, help: words.noRulesHelp, action: add }}
    />
  )
}

const columns: Column<RiskRuleView>[] = [
  { key: 'position', header: words.position, cell: ({ position }) => position },
  {
    key: 'rule',
    header: words.rule,
    cell: ({ name, words: rule }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        {name && <span className="font-medium text-ink">{name}</span>}
        <span>{rule}</span>
      </span>
    ),
  },
  {
    key: 'outcome',
    header: words.outcome,
    cell: ({ isEnabled, outcome }) =>
      isEnabled ? <OutcomeBadge outcome={outcome} /> : <Badge tone="neutral">{words.off}</Badge>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Actions({ row: { riskRuleID, position, name, words: rule } }: { row: RiskRuleView }) {
  const { may } = useMay()
  const of = name ?? rule
  return (
    <RowActions at={`${list}/${riskRuleID}`} of={of}>
      {position > 1 && may('PUT /risk-rules/order') && (
        <Form method="post" action={list}>
          <input type="hidden" name="riskRuleID" value={riskRuleID} />
          <Button size="sm" variant="ghost" aria-label={words.moveUp(of)}>
            {words.up}
          </Button>
        </Form>
      )}
      <RowAction to="edit" call="PUT /risk-rules/:riskRuleID" label={words.edit} />
      <RowAction to="delete" call="DELETE /risk-rules/:riskRuleID" label={words.deleteWord} />
    </RowActions>
  )
}
