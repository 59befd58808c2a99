import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { deviceKeyLifeMs } from '#contract/device-login-limits.js'
import { AllowDeviceLogin, type DeviceLoginView } from '#contract/device-logins.js'
import * as words from '#contract/messages/client/devices.js'
import { allowDeviceLogin, denyDeviceLogin, findDeviceLogin } from '../../../api/device-logins.server'
import { ApiError } from '../../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Fact } from '../../../components/fact'
import { Field, SelectField } from '../../../components/field'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { HeldWay } from '../../../components/refusal-words'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { keepMode } from '../../../session/mode.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/page'

const address = '/client/device'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const code = url.searchParams.get('code')?.trim() ?? ''
  const nothing = { code, device: null, roles: [], sentence: undefined }
  if (code === '') return nothing
  try {
    const device = await findDeviceLogin(context, code)
    const { items } = await silently(listAssignableRoles(context), { items: [], nextCursor: null })
    return { ...nothing, device, roles: items }
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 429].includes(error.status)) throw error
    return { ...nothing, sentence: error.sentence }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const code = url.searchParams.get('code') ?? ''
  const isDenied = input.intent === 'deny'
  try {
    if (isDenied) {
      await denyDeviceLogin(context, code)
      return await redirectWithToast(context, address, success(words.denied))
    }
    const { value, fields } = await check(AllowDeviceLogin, { roleID: input.roleID })
    if (fields) return refuseInputs(fields, typed)
    await allowDeviceLogin(context, code, value)
    const mode = await keepMode(context, 'client', 'test')
    return await redirectWithToast(context, '/client/api-users', success(words.allowed), mode)
  } catch (error) {
    return refuse(error, isDenied ? words.failedToDeny : words.failedToAllow, typed)
  }
}

export default function DevicePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { device, roles, code, sentence } = loaderData
  useAnswerToast(answer)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="flex max-w-xl flex-col gap-4">
        {device ? (
          <Decision device={device} roles={roles} answer={answer} />
        ) : (
          <CodeQuestion code={code} sentence={sentence} />
        )}
      </div>
    </>
  )
}

function CodeQuestion({ code, sentence }: { code: string; sentence: string | undefined }) {
  useFocusFirstError(sentence === undefined ? undefined : { code: sentence })
  return (
    <Card title={words.enterTheCode} lead={words.whereTheCodeIs}>
      <Form method="get" noValidate className="flex flex-col gap-5">
        <Field
          key={sentence}
          label={words.code}
          name="code"
          placeholder="WDJB-MJHT"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
          error={sentence}
          required
        />
        <div>
          <Button loading={useNavigation().state !== 'idle'}>{words.goOn}</Button>
        </div>
      </Form>
    </Card>
  )
}

interface DecisionProps {
  device: DeviceLoginView
  roles: { roleID: string; name: string }[]
  answer: Refusal | undefined
}

function Decision({ device, roles, answer }: DecisionProps) {
  const busy = useNavigation().formData?.get('intent')
  useFocusFirstError(answer?.fields)
  return (
    <Card title={words.isItYours} lead={words.sameCode}>
      <Form method="post" action={`${address}?code=${device.userCode}`} noValidate className="flex flex-col gap-5">
        <p className="rounded-control bg-sunken py-4 text-center font-mono text-2xl font-semibold tracking-wider">
          {device.userCode}
        </p>
        <Facts device={device} />
        <SelectField
          label={words.role}
          name="roleID"
          defaultValue={answer?.typed?.roleID}
          error={answer?.fields?.roleID}
          options={roles.map(({ roleID, name }) => ({ value: roleID, label: name }))}
          help={words.commandLinePermissions}
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <HeldWay code={answer?.code} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <TextLink to={address} className="text-sm">
            {words.anotherCode}
          </TextLink>
          <div className="flex gap-3">
            <Button name="intent" value="deny" variant="outline" loading={busy === 'deny'}>
              {words.deny}
            </Button>
            <Button name="intent" value="allow" loading={busy === 'allow'}>
              {words.allow}
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}

const Facts = ({ device }: { device: DeviceLoginView }) => (
  <dl className="grid gap-4 text-sm sm:grid-cols-2">
    <Fact term={words.computer}>{device.deviceName}</Fact>
    <Fact term={words.askedFrom}>
      <span className="font-mono text-xs">{device.address}</span>
    </Fact>
    <Fact term={words.program}>{device.userAgent}</Fact>
    <Fact term={words.asked}>
      <Moment iso={device.createdAt} />
    </Fact>
    <Fact term={words.whatItGets}>{words.aKeyForDays(deviceKeyLifeMs / 86_400_000)}</Fact>
  </dl>
)
