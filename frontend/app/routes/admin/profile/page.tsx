import { Form, useNavigation } from 'react-router'
import { password, staffProfile as words } from '#contract/messages/profile.js'
import { UpdateOwnPortalUser } from '#contract/portal-users.js'
import { loadOwnProofs } from '../../../api/own-proofs.server'
import type { Refusal } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { Field } from '../../../components/field'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Proofs } from '../../../components/own-proofs'
import { readForm } from '../../../session/form.server'
import { portalUser } from '../../../session/portal-session.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/page'

const own = '/admin/profile'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { userName, email } = context.get(portalUser)
  return { userName, email, proofs: await loadOwnProofs(context, url) }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: UpdateOwnPortalUser,
    send: { call: 'PUT /portal-users/me' },
    to: own,
    done: words.saved,
    failed: words.notSaved,
  })

export default function StaffProfile({ loaderData, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const { userName, email, proofs } = loaderData
  return (
    <DialogFrame>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <AccountCard userName={userName} email={email} answer={answer} />
        <Card title={password.title}>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="text-ink-soft">{password.lead}</p>
            <ButtonLink to={`${own}/password`} variant="outline">
              {password.change}
            </ButtonLink>
          </div>
        </Card>
      </div>
      <Proofs {...proofs} />
    </DialogFrame>
  )
}

interface AccountCardProps {
  userName: string
  email: string
  answer: Refusal | undefined
}

function AccountCard({ userName, email, answer }: AccountCardProps) {
  const { formMethod, formAction } = useNavigation()
  const isBusy = formMethod === 'POST' && formAction === own
  return (
    <Card title={words.account}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Field
          label={words.name}
          name="userName"
          autoComplete="name"
          defaultValue={answer?.typed?.userName ?? userName}
          error={answer?.fields?.userName}
          required
        />
        <dl className="text-sm">
          <dt className="font-medium">{words.email}</dt>
          <dd className="mt-1.5 [overflow-wrap:anywhere]">{email}</dd>
          <dd className="mt-0.5 text-xs text-ink-faint">{words.emailHelp}</dd>
        </dl>
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end">
          <Button loading={isBusy}>{words.save}</Button>
        </div>
      </Form>
    </Card>
  )
}
