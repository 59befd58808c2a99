import { Form, useNavigation } from 'react-router'
import { enrolment as words } from '#contract/messages/profile.js'
import { ownProfile } from '../../api/as-person.server'
import { type EnrolmentStep, enrol } from '../../api/enrolment.server'
import { askAs } from '../../api/own-proofs.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button, ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { EnrolmentForm } from '../../components/enrolment-form'
import { FormError } from '../../components/form-error'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { RecoveryCodes } from '../../components/recovery-codes'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import { ownAddress } from '../../api/as-person.server'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/enrol'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export const loader = ({ context }: Route.LoaderArgs) => ({ account: ownAddress(context) })

export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const step = await enrol(askAs(context), input)
  return step ?? redirectWithToast(context, ownProfile(context), success(words.done))
}

export default function Enrol({ loaderData: { account }, actionData }: Route.ComponentProps) {
  const step: EnrolmentStep | undefined = actionData
  useAnswerToast(step)
  const back = useOwnProfile()
  if (step?.recoveryCodes) return <RecoveryCodes codes={step.recoveryCodes} account={account} next={back} />
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="max-w-2xl">
        <Card>
          {step?.enrolment ? (
            <EnrolmentForm enrolment={step.enrolment} answer={step} back={back} />
          ) : (
            <Begin sentence={step?.sentence} back={back} />
          )}
        </Card>
      </div>
    </>
  )
}

function Begin({ sentence, back }: { sentence: string | undefined; back: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className="flex flex-col gap-5">
      <p className="text-ink-soft">{words.beginLead}</p>
      {sentence && <FormError>{sentence}</FormError>}
      <div className="flex justify-end gap-3">
        <ButtonLink to={back} variant="outline">
          {words.cancel}
        </ButtonLink>
        <Button name="intent" value="begin" loading={isBusy}>
          {words.begin}
        </Button>
      </div>
    </Form>
  )
}
