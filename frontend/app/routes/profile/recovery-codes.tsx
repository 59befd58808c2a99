import { Form, redirect, useNavigation } from 'react-router'
import { codes as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { listOwnFactors, renewRecoveryCodes } from '../../api/own-proofs.server'
import { type Refusal, refuse } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button, ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { FormError } from '../../components/form-error'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { RecoveryCodes } from '../../components/recovery-codes'
import { ownAddress } from '../../api/as-person.server'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/recovery-codes'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

/** Without a second factor there are none. */
export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await listOwnFactors(context)
  if (items.length === 0) throw redirect(ownProfile(context))
  return { account: ownAddress(context) }
}

export async function action({ context }: Route.ActionArgs) {
  try {
    return await renewRecoveryCodes(context)
  } catch (error) {
    return refuse(error, words.renewFailure)
  }
}

export default function OwnRecoveryCodes({ loaderData: { account }, actionData }: Route.ComponentProps) {
  const made = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : null
  const answer: Refusal | undefined = actionData && !('recoveryCodes' in actionData) ? actionData : undefined
  useAnswerToast(answer)
  const back = useOwnProfile()
  const isBusy = useNavigation().formMethod === 'POST'
  if (made) return <RecoveryCodes codes={made} account={account} next={back} />
  return (
    <>
      <PageHeader title={words.renewTitle} lead={words.renewLead} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" className="flex flex-col gap-5">
            {answer?.sentence && <FormError>{answer.sentence}</FormError>}
            <p className="text-ink-soft">{words.shownOnce}</p>
            <div className="flex justify-end gap-3">
              <ButtonLink to={back} variant="outline">
                {words.cancel}
              </ButtonLink>
              <Button loading={isBusy}>{words.renewSubmit}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
