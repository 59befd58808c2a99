import { contactFields } from '#contract/contact-fields.js'
import { type ClientView, CreateClient } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import type { PlanView } from '#contract/plans.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { belowMinimum } from '#contract/messages/pending-clients.js'
import { standardPlanID } from '#contract/plan-terms.js'
import { ifMay } from '../../../api/if-may.server'
import { findPlan } from '../../../api/plans.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { ClientFields } from './fields'
import { Field } from '../../../components/field'
import { termsInWords } from '../../../components/terms-words'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.addClient)

export async function loader({ context }: Route.LoaderArgs) {
  const form = await emptyForm(context, 'POST /clients')
  return { ...form, plan: await ifMay(context, 'GET /plans/:planID', () => findPlan(context, standardPlanID)) }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request, ['chargePercentage'], { flags: ['belowMinimum'] }),
    as: CreateClient,
    send: { call: 'POST /clients' },
    to: ({ clientID }: ClientView) => listAddress(list, '', clientID),
    done: done.client.created,
    failed: failed.client.save,
  })

export default function NewClient({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      title={words.addClient}
      lead={words.theClientIsActiveAt}
      submit={words.addClient}
      back={list}
      answer={answer}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <ClientFields
        values={answer?.typed}
        fields={answer?.fields}
        rateHelp={words.chargePercentageHelp}
        asksMeant={answer?.code === belowMinimum.code}
      />
      <Field
        label={contactFields.phoneNumber}
        name="phoneNumber"
        defaultValue={answer?.typed?.phoneNumber}
        error={answer?.fields?.phoneNumber}
        type="tel"
        placeholder="+1 415 555 2671"
        autoComplete="off"
        optionalHint
      />
      {loaderData.plan && <StandardPricing plan={loaderData.plan} />}
    </DialogForm>
  )
}

const StandardPricing = ({ plan }: { plan: PlanView }) => (
  <section className="rounded-panel border border-line px-4 py-3 text-sm">
    <h2 className="font-medium tracking-normal text-ink">{words.pricingOf(plan.name)}</h2>
    <p className="mt-0.5 text-xs text-ink-faint">{words.pricingHelp}</p>
    <ul className="tabular mt-2 flex flex-col gap-0.5 text-ink-soft">
      {termsInWords(plan, plan.refundsKeepFee).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
)
