import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { ChangeOwnPassword } from '#contract/clients.js'
import { passwordMinLength, staffPasswordMinLength } from '#contract/limits.js'
import * as words from '#contract/messages/client/profile.js'
import { ChangeOwnStaffPassword } from '#contract/portal-users.js'
import { isMerchant, ownProfile } from '../../api/as-person.server'
import { changeOwnPassword } from '../../api/own-proofs.server'
import { ApiError } from '../../api/http.server'
import { refuse, refuseInputs } from '../../api/refusal.server'
import { Button, ButtonLink } from '../../components/button'
import { Card } from '../../components/card'
import { PasswordField } from '../../components/field'
import { useFormAnswer } from '../../components/form-answer'
import { FormError } from '../../components/form-error'
import { PageHeader } from '../../components/page-header'
import { pageMeta } from '../../components/page-meta'
import { signedInClient } from '../../session/client-session.server'
import { portalUser } from '../../session/portal-session.server'
import { keepDevice } from '../../session/device.server'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import { confirmFault } from '../../components/confirm-password'
import { useOwnProfile } from '../../components/own-profile'
import type { Route } from './+types/password'

export const meta: Route.MetaFunction = () => pageMeta(words.changePassword)

export const loader = ({ context }: Route.LoaderArgs) =>
  isMerchant(context)
    ? { emailAddress: signedInClient(context).client.emailAddress, minLength: passwordMinLength }
    : { emailAddress: context.get(portalUser).email, minLength: staffPasswordMinLength }

export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const { confirmPassword, ...passwords } = input
  const confirmFields = confirmFault(passwords.newPassword, confirmPassword)
  const audience = isMerchant(context) ? 'client' : 'portal'
  const { value, fields } = await check(audience === 'client' ? ChangeOwnPassword : ChangeOwnStaffPassword, passwords)
  if (fields || confirmFields) return refuseInputs({ ...fields, ...confirmFields }, {})
  try {
    const { deviceToken } = await changeOwnPassword(context, value)
    const device = await keepDevice(context, { audience, deviceToken })
    return await redirectWithToast(context, ownProfile(context), success(words.passwordChanged), device)
  } catch (error) {
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return refuseInputs(error.fields, {})
    return refuse(error, words.yourPasswordCouldNotBe)
  }
}

export default function ChangePassword({ loaderData, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const profile = useOwnProfile()
  const isBusy = useNavigation().formMethod === 'POST'
  const fields = answer?.fields
  return (
    <>
      <PageHeader title={words.changePassword} lead={words.everyOtherBrowserThatIs} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" noValidate className="flex flex-col gap-5">
            {/* For the browser's password manager; it has no name, so it is not sent. */}
            <input type="text" autoComplete="username" value={loaderData.emailAddress} readOnly hidden />
            <PasswordField
              label={words.currentPassword}
              name="currentPassword"
              autoComplete="current-password"
              error={fields?.currentPassword}
              required
            />
            <PasswordField
              label={words.newPassword}
              name="newPassword"
              autoComplete="new-password"
              error={fields?.newPassword}
              help={words.atLeastPasswordMinLength(loaderData.minLength)}
              strength
              required
            />
            <PasswordField
              label={words.confirmPassword}
              name="confirmPassword"
              autoComplete="new-password"
              error={fields?.confirmPassword}
              required
            />
            {answer?.sentence && <FormError>{answer.sentence}</FormError>}
            <div className="flex justify-end gap-3">
              <ButtonLink to={profile} variant="outline">
                {words.cancel}
              </ButtonLink>
              <Button loading={isBusy}>{words.changePassword}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
