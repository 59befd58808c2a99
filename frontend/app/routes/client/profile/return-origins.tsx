import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/return-origins.js'
import { SaveReturnOrigins } from '#contract/return-origins.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { loadReturnOrigins, saveReturnOrigins } from '../../../api/return-origins.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { BackLink } from '../../../components/back-link'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/return-origins'

const address = '/client/profile/return-origins'

export const meta: Route.MetaFunction = () => pageMeta(words.returnOrigins)

export const loader = ({ context }: Route.LoaderArgs) => loadReturnOrigins(context)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const origins = String(input.origins ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const { value, fields } = await check(SaveReturnOrigins, { origins })
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveReturnOrigins(context, value, input.formID)
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
  return redirectWithToast(context, address, success(words.saved))
}

export default function ReturnOrigins({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formAction === address
  const may = useMay()
  const { origins, mode } = loaderData
  return (
    <>
      <PageHeader title={words.returnOrigins} lead={words.lead} />
      <Card title={words.inMode(mode)}>
        <Form method="post" noValidate className="flex max-w-2xl flex-col items-start gap-4" key={mode}>
          <p className="text-sm text-ink-soft">{words.why}</p>
          <div className="w-full">
            <TextAreaField
              label={words.label}
              name="origins"
              rows={5}
              className="control font-mono text-sm"
              placeholder={words.example}
              defaultValue={answer?.typed?.origins ?? origins.join('\n')}
              error={answer?.fields?.origins}
              help={words.help(mode)}
              readOnly={!may('PUT /clients/:clientID/return-origins')}
            />
          </div>
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          {may('PUT /clients/:clientID/return-origins') && <Button loading={isBusy}>{words.save}</Button>}
        </Form>
      </Card>
      <BackLink to="/client/profile">{words.toProfile}</BackLink>
    </>
  )
}
