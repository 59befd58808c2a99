import { Form, useNavigation } from 'react-router'
import { factorDemands } from '#contract/factor-limits.js'
import * as signOn from '#contract/messages/identity-providers.js'
import * as words from '#contract/messages/security-policy.js'
import { type SecurityPolicyView, SetSecurityPolicy, type StaffWithoutFactorView } from '#contract/security-policy.js'
import { listFactorResets } from '../../../api/factor-resets.server'
import { ifMay } from '../../../api/if-may.server'
import { mainCall } from '../../../api/main-call.server'
import type { Refusal } from '../../../api/refusal.server'
import { readSecurityPolicy } from '../../../api/security-policy.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Badge } from '../../../components/badge'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Email } from '../../../components/email'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { portalUser } from '../../../session/portal-session.server'
import { useMay } from '../parts/may'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/page'
import { Resets } from './resets'

const address = '/admin/security'

export const meta: Route.MetaFunction = () => pageMeta(words.security)

export async function loader({ context }: Route.LoaderArgs) {
  const [policy, resets] = await Promise.all([
    mainCall(context, readSecurityPolicy(context)),
    ifMay(context, 'GET /factor-resets', () => listFactorResets(context)),
  ])
  return { policy, resets: resets?.items ?? null, myID: context.get(portalUser).id, formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: SetSecurityPolicy,
    send: { call: 'PUT /security-policy' },
    to: address,
    done: words.saved,
    failed: words.failedToSave,
  })

export default function Security({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { policy, resets, myID, formID } = loaderData
  useAnswerToast(answer)
  const { may } = useMay()
  return (
    <>
      <PageHeader
        title={words.security}
        lead={words.lead}
        action={
          may('GET /identity-providers') && (
            <ButtonLink to="/admin/identity-providers" variant="outline">
              {signOn.title}
            </ButtonLink>
          )
        }
      />
      {!policy && <FormError>{words.failedToFetch}</FormError>}
      {policy && <Demand policy={policy} formID={formID} answer={answer} />}
      {resets && <Resets resets={resets} myID={myID} />}
      {policy && (
        <TableCard
          title={words.withoutTitle}
          cardsBelow={560}
          columns={columns}
          rows={policy.staffWithoutFactor}
          rowKey={({ id }) => id}
          empty={{ sentence: words.allStaffUseTwoSteps }}
        />
      )}
    </>
  )
}

interface DemandProps {
  policy: SecurityPolicyView
  formID: string
  answer: Refusal | undefined
}

function Demand({ policy, formID, answer }: DemandProps) {
  const { may } = useMay()
  const mayChange = may('PUT /security-policy')
  const isSaving = useNavigation().formAction === address
  const { requiredFrom, isDefault, staffSecondFactor } = policy
  const lead = requiredFrom ? words.announcedFor(dayOf(requiredFrom)) : isDefault ? words.isDefault : undefined
  return (
    <Card title={words.staffTitle} lead={lead}>
      <Form method="post" action={address} className="flex max-w-xl flex-col gap-4">
        <input type="hidden" name="formID" value={formID} />
        <fieldset disabled={!mayChange} className="flex flex-col gap-2">
          <legend className="sr-only">{words.staffTitle}</legend>
          {factorDemands.map((demand) => (
            <Choice key={demand} demand={demand} isChosen={demand === staffSecondFactor} />
          ))}
        </fieldset>
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        {mayChange && (
          <Button className="self-start" loading={isSaving}>
            {words.save}
          </Button>
        )}
      </Form>
    </Card>
  )
}

const Choice = ({ demand, isChosen }: { demand: (typeof factorDemands)[number]; isChosen: boolean }) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-3 has-checked:border-brand has-checked:bg-brand-soft">
    <input
      type="radio"
      name="staffSecondFactor"
      value={demand}
      defaultChecked={isChosen}
      className="mt-1 size-4 accent-brand"
    />
    <span className="flex flex-col">
      <span className="font-medium text-ink">{words[demand]}</span>
      <span className="text-sm text-ink-soft">{help[demand]}</span>
    </span>
  </label>
)

const help = { required: words.requiredHelp, optional: words.optionalHelp }

const columns: Column<StaffWithoutFactorView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ userName, isAdmin }) => (
      <span className="flex flex-wrap items-center gap-2">
        {userName}
        {isAdmin && <Badge tone="info">{words.administrator}</Badge>}
      </span>
    ),
  },
  { key: 'email', header: words.email, cell: ({ email }) => <Email address={email} /> },
]
