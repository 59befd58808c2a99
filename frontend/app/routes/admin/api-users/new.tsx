import { data } from 'react-router'
import { type ApiUserCredentialsView, CreateClientApiUser } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import { pageSizeMax } from '#contract/limits.js'
import * as words from '#contract/messages/admin/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { readApiUserForm } from '../../../api/api-user-form.server'
import { createApiUser } from '../../../api/api-user-admin.server'
import { listClients } from '../../../api/client-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { ApiUserFields } from './fields'
import { ClientChoice } from './new.client-choice'
import { Credentials } from './new.credentials'
import { ModeField } from '../../../components/mode-switch'
import { setCookies } from '../../../session/cookies.server'
import { keepMode } from '../../../session/mode.server'

const list = '/admin/api-users'

interface Answer extends Refusal {
  credentials?: ApiUserCredentialsView
}

export const meta: Route.MetaFunction = () => pageMeta(words.addApiUser)

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'POST /api-users')
  const search = url.searchParams.get('clientSearch') ?? ''
  const [clients, roles] = await Promise.all([
    rowOrGone(context, listClients(context, { q: search, status: 'active' }, null, pageSizeMax)),
    rowOrGone(context, listEveryRole(context)),
  ])
  return {
    search,
    typed: Object.fromEntries(url.searchParams),
    clients: clients.items.map(({ clientID, name, emailAddress }) => ({ clientID, name, emailAddress })),
    hasMore: clients.nextCursor !== null,
    roles: roles.filter(({ assignableToApiUsers }) => assignableToApiUsers),
    formID: newFormID(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readApiUserForm(request)
  const { formID, clientSearch: _, ...details } = input
  const { value, fields } = await check(CreateClientApiUser, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const credentials = await createApiUser(context, value, formID)
    const answer: Answer = { credentials, toast: success(done.apiUser.created) }
    return data(answer, { headers: setCookies(await keepMode(context, 'admin', credentials.mode)) })
  } catch (error) {
    return refuse(error, failed.apiUser.save, typed)
  }
}

export default function NewApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { search, clients, hasMore, roles, formID } = loaderData
  const values = answer?.typed ?? loaderData.typed
  if (answer?.credentials) return <Made credentials={answer.credentials} answer={answer} />
  return (
    <DialogForm title={words.addApiUser} submit={words.addApiUser} back={list} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <ApiUserFields
        client={
          <ClientChoice {...{ clients, hasMore, search }} value={values.clientID} error={answer?.fields?.clientID} />
        }
        roles={roles}
        values={values}
        fields={answer?.fields}
      />
      <ModeField value={values.mode} />
    </DialogForm>
  )
}

function Made({ credentials, answer }: { credentials: ApiUserCredentialsView; answer: Answer }) {
  useAnswerToast(answer)
  const back = listAddress(list, '', credentials.apiUserID)
  return <Credentials credentials={credentials} said={done.apiUser.created} back={back} />
}
