import { useLocation } from 'react-router'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/client/test-clocks.js'
import { CreateTestClock } from '#contract/test-clocks.js'
import { saveForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { createOwnClock } from '../../../api/test-clocks.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/new'

export const meta: Route.MetaFunction = () => pageMeta(words.newClock)

export const loader = () => ({ today: clock.now().toISOString().slice(0, 10), formID: newFormID() })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  return saveForm(
    context,
    { input, typed },
    CreateTestClock,
    (value, formID) => keyedCall(formID, (key) => createOwnClock(context, value, key)),
    {
      to: ({ testClockID }) => `/client/test-clocks/${testClockID}`,
      done: words.created,
      failed: words.failedToCreate,
    },
  )
}

export default function NewClock({ loaderData: { today, formID }, actionData: answer }: Route.ComponentProps) {
  const { search } = useLocation()
  const values: Record<string, string> = answer?.typed ?? { now: today }
  const input = inputsOf(values, answer?.fields)
  return (
    <DialogForm
      title={words.newClock}
      submit={words.createClock}
      back={listAddress('/client/test-clocks', search)}
      answer={answer}
      formID={values.formID ?? formID}
    >
      <Field label={words.name} {...input('name')} autoComplete="off" optionalHint />
      <Field label={words.startsAt} {...input('now')} type="date" help={words.startsAtHelp} required />
    </DialogForm>
  )
}
