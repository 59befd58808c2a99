import { Form, useNavigation } from 'react-router'
import * as texts from '#contract/messages/admin/payouts.js'
import * as words from '#contract/messages/components/payouts.js'
import { type Currency, currencies, decimalOf, exampleOf, parseMoney } from '#contract/money.js'
import { SetPayoutPolicy } from '#contract/payout-rules.js'
import { loadPayoutPolicy } from '../../../api/payouts.server'
import { requireCall } from '../../../api/require-call.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field } from '../../../components/field'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/rules'

const address = '/admin/payouts/rules'
const nameOf = (currency: Currency) => `above ${currency}`

export const meta: Route.MetaFunction = () => pageMeta(texts.rulesTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /payout-policy')
  return loadPayoutPolicy(context)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const twoApprovalsAbove: Partial<Record<Currency, number>> = {}
  const faults: Record<string, string> = {}
  for (const currency of currencies) {
    const text = typed[nameOf(currency)]?.trim()
    if (!text) continue
    const amount = parseMoney(text, currency)
    if (amount === null) faults[nameOf(currency)] = texts.amountForm(exampleOf(currency))
    else twoApprovalsAbove[currency] = amount
  }
  return saveAsStaff(context, {
    form: { input: { twoApprovalsAbove }, typed, faults },
    as: SetPayoutPolicy,
    send: { call: 'PUT /payout-policy' },
    to: address,
    done: texts.rulesSaved,
    failed: texts.failedToSaveRules,
  })
}

export default function Rules({ loaderData: { twoApprovalsAbove }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formAction === address
  return (
    <>
      <BackLink to="/admin/payouts">{words.payouts}</BackLink>
      <PageHeader title={texts.rulesTitle} lead={texts.rulesLead} />
      <Card>
        <Form method="post" noValidate className="flex flex-col gap-5">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {currencies.map((currency) => (
              <Field
                key={currency}
                label={texts.twoAbove(currency)}
                name={nameOf(currency)}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={
                  answer?.typed?.[nameOf(currency)] ??
                  (twoApprovalsAbove[currency] === undefined ? '' : decimalOf(twoApprovalsAbove[currency], currency))
                }
                error={answer?.fields?.[nameOf(currency)]}
              />
            ))}
          </div>
          <p className="text-sm text-ink-soft">{texts.twoAboveHelp}</p>
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <div>
            <Button loading={isBusy}>{texts.saveRules}</Button>
          </div>
        </Form>
      </Card>
    </>
  )
}
