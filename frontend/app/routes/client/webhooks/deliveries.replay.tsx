import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import * as texts from '#contract/messages/client/webhook-deliveries.js'
import { ReplayWebhookDeliveries } from '#contract/webhooks.js'
import { runForm } from '../../../api/form-actions.server'
import { refuseInputs } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { replayOwnDeliveries } from '../../../api/webhook-deliveries.server'
import { listOwnEndpoints } from '../../../api/webhook-endpoints.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/deliveries.replay'
import { inputsOf } from '../../../components/inputs-of'

const list = '/client/webhooks/deliveries'

export const meta: Route.MetaFunction = () => pageMeta(texts.replayATime)

/** The form begins with what the list is filtered by. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { items } = await silently(listOwnEndpoints(context), { items: [], nextCursor: null })
  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
  const yesterday = new Date(clock.time() - 24 * 3_600_000).toISOString()
  return {
    endpoints: items.filter(({ status }) => status === 'enabled').map(({ endpointID, url }) => ({ endpointID, url })),
    from: from ? `${from.slice(0, 10)}T00:00` : yesterday.slice(0, 16),
    to: to ? `${to.slice(0, 10)}T23:59` : '',
    endpointID: searchParams.get('endpointID') ?? '',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { flags: ['onlyFailed'] })
  const times = { from: minuteOf(typed.from, '00.000'), to: minuteOf(typed.to, '59.999') }
  const { value, fields } = await check(ReplayWebhookDeliveries, { ...input, ...times })
  if (fields) return refuseInputs(sentences(fields), typed)
  return runForm(context, replayOwnDeliveries(context, value), {
    to: list,
    done: ({ queued }) => {
      const words = queued === 1 ? '1 event is sent again' : texts.resendingEvents(queued)
      return queued === 0 ? texts.noEventsToResend : words
    },
    failed: texts.failedToSendTheEvents,
    typed,
  })
}

/** What an input for a time holds, to its first or last instant. */
const minuteOf = (typed = '', seconds: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? `${typed}:${seconds}Z` : typed

const sentences = ({ from, to, ...rest }: Record<string, string>) => ({
  ...rest,
  ...(from && { from: texts.chooseDateAndTime }),
  ...(to && { to: texts.dayOrEmpty }),
})

export default function Replay({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { search } = useLocation()
  const { endpoints, ...filter } = loaderData
  const input = inputsOf({ ...filter, ...answer?.typed }, answer?.fields)
  const options = endpoints.map(({ endpointID, url }) => ({ value: endpointID, label: url }))
  return (
    <DialogForm
      title={texts.replayATime}
      lead={texts.sendsTheEventsOfThis}
      submit={texts.replay}
      back={`${list}${search}`}
      answer={answer}
    >
      <SelectField
        label={texts.endpoint}
        {...input('endpointID')}
        options={options}
        emptyLabel={texts.everyEnabledEndpoint}
        help={texts.oneEndpointAlsoGetsThe}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={texts.fromUtc} {...input('from')} type="datetime-local" required />
        <Field label={texts.toUtc} {...input('to')} type="datetime-local" help={texts.emptyUntilNow} />
      </div>
      <Checkbox
        name="onlyFailed"
        label={texts.onlyFailedDeliveries}
        help={texts.withoutItEverythingOfThat}
        defaultChecked={answer?.typed ? 'onlyFailed' in answer.typed : true}
      />
    </DialogForm>
  )
}
