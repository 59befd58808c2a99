import * as words from '#contract/messages/client/invoices.js'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnTaxRate, retireOwnTaxRate } from '../../../api/tax-rates.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/tax-rate-retire'

const list = '/client/invoices/tax-rates'

export const meta: Route.MetaFunction = () => pageMeta(words.retireTaxRateTitle)

export async function loader({ context, params: { taxRateID } }: Route.LoaderArgs) {
  const { name } = await rowOrGone(context, loadOwnTaxRate(context, taxRateID))
  return { name }
}

export const action = ({ context, params: { taxRateID } }: Route.ActionArgs) =>
  runForm(context, retireOwnTaxRate(context, taxRateID), {
    to: list,
    done: words.taxRateRetired,
    failed: words.failedToRetire,
  })

export default function RetireTaxRate({ loaderData: { name }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.retireTaxRateTitle}
      lead={`${name}: ${words.retireTaxRateLead}`}
      submit={words.retire}
      back={list}
      answer={answer}
    />
  )
}
