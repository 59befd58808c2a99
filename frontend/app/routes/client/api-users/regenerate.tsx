import { data, useLocation } from 'react-router'
import { RegenerateKey } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import { keyOverlapSecondsMax } from '#contract/limits.js'
import * as words from '#contract/messages/client/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findOwnApiUser, regenerateOwnApiKey } from '../../../api/api-users.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { found } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/regenerate'
import { type ApiUserAnswer, apiUsersList } from './answer'
import { FreshCredentials } from './fresh'

export const meta: Route.MetaFunction = () => pageMeta(words.regenerateApiKey)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { developerName } = found(await findOwnApiUser(context, params.apiUserID))
  return { developerName }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['overlapSeconds'])
  const { value, fields } = await check(RegenerateKey, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const credentials = await regenerateOwnApiKey(context, params.apiUserID, value)
    return data<ApiUserAnswer>({ credentials, toast: success(done.ownApiUser.regenerated) })
  } catch (error) {
    return refuse(error, failed.apiUser.regenerate, typed)
  }
}

const overlaps = () => [
  { value: '0', label: words.notAtAll },
  { value: '3600', label: words.oneHour },
  { value: '86400', label: words.oneDay },
  { value: String(keyOverlapSecondsMax), label: words.oneWeek },
]

/** The button in the list asks nothing and lands here with the answer; the form asks for how long both secrets work. */
export default function RegenerateApiKey({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  const back = listAddress(apiUsersList, useLocation().search)
  if (answer?.credentials)
    return <FreshCredentials said={done.ownApiUser.regenerated} answer={answer} credentials={answer.credentials} />
  const title = words.regenerateTheKeyOf(loaderData.developerName)
  const lead = words.aNewKeyAndA
  const chosen = answer?.typed?.overlapSeconds ?? '0'
  return (
    <DialogForm title={title} lead={lead} submit={words.regenerate} back={back} answer={answer}>
      <SelectField
        label={words.overlapLabel}
        name="overlapSeconds"
        options={overlaps()}
        defaultValue={chosen}
        error={answer?.fields?.overlapSeconds && words.chooseOverlap}
        help={words.overlapHelp}
        required
      />
    </DialogForm>
  )
}
