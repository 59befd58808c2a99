import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { AcceptInvitation, type InvitationView } from '#contract/members.js'
import * as words from '#contract/messages/site/invitation.js'
import { openLink } from '../../api/mailed-link.server'
import { acceptInvitation, readInvitation } from '../../api/members.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { Button, ButtonLink } from '../../components/button'
import { Field, PasswordField } from '../../components/field'
import { useFormAnswer } from '../../components/form-answer'
import { FormError } from '../../components/form-error'
import { Moment } from '../../components/moment'
import { hiddenMeta } from '../../components/page-meta'
import { readClientToken } from '../../session/client-session.server'
import { readForm } from '../../session/form.server'
import { keepPrivate } from '../../session/private-page.server'
import { signInPage } from '../../session/sign-in-page'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/invitation'
import { LinkCard, LinkFacts, LinkFault } from './mailed-link'

export const meta: Route.MetaFunction = () => hiddenMeta(words.pageTitle)

export const middleware = [keepPrivate]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const opened = await openLink(url, (token) => readInvitation(context, token))
  const isSignedIn = (await readClientToken(request, context)) !== null
  return { ...opened, isSignedIn }
}

/** An address that has a login accepts by its session; a new person chooses a password. */
export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(AcceptInvitation, {
    token: input.token,
    name: input.name,
    password: input.password,
  })
  if (fields) return refuseInputs(fields, typed)
  const held = typed.hasLogin ? await readClientToken(request, context) : null
  try {
    const { message } = await acceptInvitation(context, value, held?.token)
    if (held) return await redirectWithToast(context, '/client/dashboard', success(message))
    return await redirectWithToast(context, '/client/login', success(`${message}. ${words.signInNow}`))
  } catch (error) {
    return refuse(error, words.failed, typed)
  }
}

export default function Invitation({ loaderData, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const { token, about, fault, isSignedIn } = loaderData
  if (!about) return <LinkFault sentence={answer?.sentence ?? fault} />
  return (
    <LinkCard
      look="question"
      title={words.title(about.client.name)}
      lead={words.lead(about.roleName, about.client.name)}
    >
      <LinkFacts
        facts={[
          [words.address, about.emailAddress],
          [words.until, <Moment key="until" iso={about.endsAt} />],
        ]}
      />
      <AcceptForm token={token} about={about} answer={answer} isSignedIn={isSignedIn} />
    </LinkCard>
  )
}

interface AcceptFormProps {
  token: string
  about: InvitationView
  answer: Refusal | undefined
  isSignedIn: boolean
}

function AcceptForm({ token, about, answer, isSignedIn }: AcceptFormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const signIn = signInPage('/client/login', `/invitation?${new URLSearchParams({ token })}`)
  const toSignIn = (
    <ButtonLink to={signIn} variant={isSignedIn ? 'outline' : 'primary'} fullWidth>
      {words.signIn}
    </ButtonLink>
  )
  if (about.hasLogin && !isSignedIn)
    return (
      <>
        <p className="text-sm text-ink-soft">{words.hasLogin}</p>
        {toSignIn}
      </>
    )
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="token" value={token} />
      {about.hasLogin ? (
        <>
          <input type="hidden" name="hasLogin" value="yes" />
          <p className="text-sm text-ink-soft">{words.signedInAs}</p>
        </>
      ) : (
        <NewPerson about={about} answer={answer} />
      )}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button fullWidth loading={isBusy}>
        {about.hasLogin ? words.accept : words.acceptAndSignIn}
      </Button>
      {answer?.code === 'WRONG_LOGIN' && toSignIn}
    </Form>
  )
}

const NewPerson = ({ about, answer }: Pick<AcceptFormProps, 'about' | 'answer'>) => (
  <>
    <Field
      label={words.name}
      name="name"
      autoComplete="name"
      defaultValue={answer?.typed?.name ?? about.name}
      error={answer?.fields?.name}
    />
    <PasswordField
      strength
      label={words.choosePassword}
      name="password"
      autoComplete="new-password"
      error={answer?.fields?.password}
      required
    />
  </>
)
