import { data, useLocation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/portal-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { thisIsYou } from '#contract/messages/rights.js'
import { UpdatePortalUser } from '#contract/portal-users.js'
import { clientNames } from '../../../api/client-admin.server'
import { findPortalUser, updatePortalUser } from '../../../api/portal-user-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { listStaffRoles } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { portalUser } from '../../../session/portal-session.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { OfClient } from '../parts/of-client'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { PortalUserFields } from './fields'

const list = '/admin/portal-users'

interface Answer extends Refusal {
  /** Somebody would take the administrator's flag from themselves. */
  asksMeant?: boolean
}

export const meta: Route.MetaFunction = () => pageMeta(words.editPortalUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /portal-users/:id')
  const [user, roles] = await Promise.all([
    rowOrGone(context, findPortalUser(context, params.id)),
    rowOrGone(context, listStaffRoles(context)),
  ])
  const { clientID } = user
  const client = clientID && { clientID, name: (await clientNames(context, [clientID]))[clientID] }
  return {
    ...seenOf(user),
    roles,
    client,
    isEmailDoubted: user.emailSetBy !== null,
    isMe: context.get(portalUser).id === user.id,
  }
}

export async function action({ request, context, params: { id }, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], {
    lists: ['roles'],
    flags: ['isAdmin', 'isBreakGlass', 'emailChecked'],
  })
  const { seen: _, isMeant, ...details } = input
  const { value, fields } = await check(UpdatePortalUser, details)
  if (fields) return refuseInputs(fields, typed)
  if (!isMeant && isOwnDemotion(context, id, value)) return data<Answer>({ typed, asksMeant: true }, { status: 422 })
  try {
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findPortalUser(context, id))),
      save: (ifMatch) => updatePortalUser(context, id, value, ifMatch),
    })
    return await redirectWithToast(context, listAddress(list, url.search, id), success(done.user.updated))
  } catch (error) {
    return refuse(error, failed.user.save, typed)
  }
}

/** Nobody changes their own roles; the flag can be given away. */
function isOwnDemotion(context: Context, id: string, { isAdmin }: UpdatePortalUser): boolean {
  const me = context.get(portalUser)
  return me.id === id && me.isAdmin && !isAdmin
}

export default function EditPortalUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { facts, roles, version, isEmailDoubted, isMe, client } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm
      title={words.editPortalUser}
      lead={isMe ? thisIsYou.edit : client && <SignedUpFor {...client} />}
      submit={words.save}
      back={back}
      answer={answer}
    >
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <PortalUserFields values={answer?.typed ?? facts} fields={answer?.fields} {...{ roles, isEmailDoubted }} />
      {answer?.asksMeant && <Checkbox name="isMeant" label={thisIsYou.demote} help={thisIsYou.demoteHelp} />}
    </DialogForm>
  )
}

const SignedUpFor = (client: { clientID: string; name: string | undefined }) => (
  <>
    {words.signedUpFor} <OfClient {...client} />.
  </>
)
