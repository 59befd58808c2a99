import { Form } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import type { RiskRuleView } from '#contract/risk.js'
import { mainCall } from '../../../api/main-call.server'
import { refuse } from '../../../api/refusal.server'
import { listRiskRules, orderRiskRules } from '../../../api/risk.server'
import { Badge } from '../../../components/badge'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DialogFrame } from '../../../components/dialog-frame'
import { FormError } from '../../../components/form-error'
import { OutcomeBadge } from '../../../components/met-rules'
import { useMode } from '../../../components/mode-switch'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { modeOfPages } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { ListFailure } from '../parts/list-failure'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { RiskTabs } from '../parts/risk-tabs'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/risk-rules'

export const meta: Route.MetaFunction = () => pageMeta(words.rules)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  rules: await mainCall(context, listRiskRules(context, context.get(modeOfPages))),
})

/** Moves a rule one place up. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const mode = context.get(modeOfPages)
  try {
    const ids = (await listRiskRules(context, mode)).items.map(({ riskRuleID }) => riskRuleID)
    const at = ids.indexOf(String(input.riskRuleID))
    if (at > 0) ids.splice(at - 1, 2, ...ids.slice(at - 1, at + 1).reverse())
    await orderRiskRules(context, mode, ids)
    return await redirectWithToast(context, list, success(words.ordered))
  } catch (error) {
    return refuse(error, words.failedToOrder)
  }
}

export default function RiskRules({ loaderData: { rules }, actionData }: Route.ComponentProps) {
  const { may } = useMay()
  const mode = useMode()
  const add = may('POST /risk-rules') && <AddLink to={`${list}/new`} label={words.addRule} />
  return (
    <DialogFrame>
      <PageHeader title={words.rules} lead={words.rulesLead} action={add} />
      <RiskTabs />
      {actionData?.sentence && <FormError>{actionData.sentence}</FormError>}
      {rules ? (
        <Card title={words.rulesOf[mode]} flush>
          <DataTable
            caption={words.rulesOf[mode]}
            columns={columns}
            rows={rules.items}
            rowKey={({ riskRuleID }) => riskRuleID}
            cardsBelow={560}
            empty={{ sentence: words.noRules, help: words.noRulesHelp, action: add }}
          />
        </Card>
      ) : (
        <ListFailure sentence={words.failedToFetchRules} />
      )}
    </DialogFrame>
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
