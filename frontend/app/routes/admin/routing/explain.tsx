import { Form } from 'react-router'
import { methodWords } from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/admin/routing.js'
import { type Currency, currencies, parseMoney } from '#contract/money.js'
import type { RoutingDecisionView } from '#contract/routing.js'
import { ApiError } from '../../../api/http.server'
import { requireCall } from '../../../api/require-call.server'
import { explainRouting } from '../../../api/routing.server'
import { BackLink } from '../../../components/back-link'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { modeOfPages } from '../../../session/mode.server'
import type { Route } from './+types/explain'
import { accountsOf } from '../parts/processor-accounts.server'

export const meta: Route.MetaFunction = () => pageMeta(words.explainTitle)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  await requireCall(context, 'GET /routing/explain')
  const mode = context.get(modeOfPages)
  const asked = Object.fromEntries(
    ['currency', 'amount', 'method', 'clientID', 'captureMethod'].map((name) => [
      name,
      searchParams.get(name)?.trim() ?? '',
    ]),
  ) as Record<'currency' | 'amount' | 'method' | 'clientID' | 'captureMethod', string>
  const accounts = await accountsOf(context, mode)
  const methods = [...new Set(accounts.flatMap((account) => account.methods))]
  const answer = { asked, methods, sentence: null as string | null, decision: null as RoutingDecisionView | null }
  const currency = currencies.find((one): one is Currency => one === asked.currency)
  if (!currency) return answer
  const amount = parseMoney(asked.amount || '0', currency)
  if (amount === null) return { ...answer, sentence: words.amountForm(currency) }
  const { method, clientID } = asked
  const captureMethod = asked.captureMethod === 'manual' ? asked.captureMethod : 'automatic'
  const query = { mode, currency, amount, captureMethod, ...(method && { method }), ...(clientID && { clientID }) }
  try {
    return { ...answer, decision: await explainRouting(context, query) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...answer, sentence: error.explain(words.failedToExplain) }
  }
}

export default function ExplainRouting({ loaderData: { asked, methods, sentence, decision } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/routing">{words.routing}</BackLink>
      <PageHeader title={words.explainTitle} lead={words.explainLead} />
      <Card>
        <Form className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-6">
          <SelectField
            label={words.currency}
            name="currency"
            options={currencies.map((value) => ({ value, label: value }))}
            defaultValue={asked.currency || 'EUR'}
          />
          <Field
            label={words.amount}
            name="amount"
            inputMode="decimal"
            defaultValue={asked.amount}
            error={sentence ?? undefined}
          />
          {methods.length > 0 ? (
            <SelectField
              label={words.method}
              name="method"
              options={methods.map((value) => ({ value, label: methodWords[value] ?? value }))}
              defaultValue={asked.method || methods[0]}
            />
          ) : (
            <Field label={words.method} name="method" defaultValue={asked.method || 'card'} />
          )}
          <Field label={words.client} name="clientID" defaultValue={asked.clientID} />
          <SelectField
            label={words.capture}
            name="captureMethod"
            emptyLabel={words.captureAtOnce}
            options={[{ value: 'manual', label: words.captureLater }]}
            defaultValue={asked.captureMethod}
          />
          <Button>{words.ask}</Button>
        </Form>
      </Card>
      {decision && <Decision decision={decision} />}
    </>
  )
}

function Decision({ decision: { sentence, rules } }: { decision: RoutingDecisionView }) {
  return (
    <Card title={sentence}>
      <ol className="flex flex-col gap-3 text-sm">
        {rules.map(({ routingRuleID, words: rule, fits, sentence: verdict }) => (
          <li key={routingRuleID} className="flex flex-col">
            <span className={fits ? 'font-medium text-ink' : 'text-ink'}>{rule}</span>
            <span className="text-xs text-ink-faint">{verdict}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
