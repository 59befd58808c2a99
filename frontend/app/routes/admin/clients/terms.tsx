import * as words from '#contract/messages/admin/plans.js'
import { SaveClientTerms } from '#contract/plans.js'
import { listPlans, loadTermsOf } from '../../../api/plans.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { factsOf } from '../parts/terms-facts'
import { TermsFields } from '../parts/terms-fields'
import { readTermsForm } from '../parts/terms-form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/terms'
import { addressOf } from './detail-address'

const own = 'own'

export const meta: Route.MetaFunction = () => pageMeta(words.changeTitle)

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /clients/:clientID/terms')
  const terms = await rowOrGone(context, loadTermsOf(context, clientID))
  const plans = await silently(listPlans(context), null)
  const options = (plans?.items ?? []).map(({ planID, name }) => ({ value: planID, label: name }))
  const facts: Record<string, string> = { ...factsOf(terms.terms), planID: terms.planID ?? own }
  return { options: [...options, { value: own, label: words.own }], facts }
}

export async function action({ request, context, params: { clientID } }: Route.ActionArgs) {
  const { input, terms, typed, faults } = await readTermsForm(request)
  const isOwn = input.planID === own
  return saveAsStaff(context, {
    form: isOwn ? { input: { terms }, typed, faults } : { input: { planID: input.planID }, typed },
    as: SaveClientTerms,
    send: { call: 'PUT /clients/:clientID/terms', params: { clientID } },
    to: addressOf(clientID),
    done: words.termsSaved,
    failed: words.termsFailed,
  })
}

export default function ChangeTerms({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const values = answer?.typed ?? loaderData.facts
  const back = addressOf(params.clientID)
  return (
    <DialogForm title={words.changeTitle} lead={words.changeLead} submit={words.save} back={back} answer={answer} wide>
      <SelectField
        label={words.plan}
        name="planID"
        defaultValue={values.planID}
        error={answer?.fields?.planID}
        options={loaderData.options}
      />
      <section className="flex flex-col gap-5 border-t border-line pt-5">
        <p className="text-sm text-ink-soft">{words.ownLead}</p>
        <TermsFields values={values} fields={answer?.fields} />
      </section>
    </DialogForm>
  )
}
