import { Form, useLocation, useNavigation } from 'react-router'
import type { Fields } from '#contract/check.js'
import * as texts from '#contract/messages/site/reference.js'
import type { OpenApiOperation, OpenApiParameter } from '#contract/openapi.js'
import type { AssignableRoleView } from '#contract/roles.js'
import type { TriedAnswer, TriedCall } from '../../api/try-it.server'
import { Badge } from '../../components/badge'
import { Button } from '../../components/button'
import { Field, SelectField } from '../../components/field'
import { RefusalWords } from '../../components/refusal-words'
import { TextAreaField } from '../../components/text-area-field'
import { TextLink } from '../../components/text-link'
import { readable } from './reference.try-it.words'

export interface TryItAnswer {
  typed?: Record<string, string>
  fields?: Fields
  sentence?: string
  code?: string
  sent?: TriedCall
  answer?: TriedAnswer
  words?: string
}

interface Props {
  /** null: nobody has signed in. */
  trying: {
    roleName: string | null
    roles: AssignableRoleView[]
    hasPhone: boolean
    known: Record<string, string>
  } | null
  operation: OpenApiOperation
  said: TryItAnswer | undefined
}

/** A call to the sandbox from the page that explains it, as forms that work without scripts. */
export function TryIt({ trying, operation, said }: Props) {
  const { pathname } = useLocation()
  const from = new URLSearchParams({ from: pathname })
  return (
    <section id="try-it" className="min-w-0 scroll-mt-24">
      <h2 className="text-lg">{texts.tryIt}</h2>
      <div className="mt-3 flex flex-col gap-5">
        {!trying && (
          <p className="text-ink-soft">
            <TextLink to={`/client/login?${from}`}>{texts.signIn}</TextLink> {texts.toSendThisRequest}
          </p>
        )}
        {trying?.roleName && <CallForm key={trying.roleName} known={trying.known} operation={operation} said={said} />}
        {said?.sent && said.answer && <Outcome sent={said.sent} answer={said.answer} words={said.words ?? ''} />}
        {trying && <KeyForm trying={trying} said={said} />}
      </div>
    </section>
  )
}

// The key that tries is pinned to the version that this page describes.
const isAsked = ({ name }: OpenApiParameter) => name !== 'Gatehouse-Version'

const panel = 'flex flex-col gap-4 rounded-panel border border-line bg-panel p-5'

function CallForm({ known, operation, said }: { known: Record<string, string> } & Omit<Props, 'trying'>) {
  const { typed, fields } = said ?? {}
  const [content] = Object.values(operation.requestBody?.content ?? {})
  const isBusy = useNavigation().formData?.get('intent') === 'send'
  return (
    <Form method="post" action="#try-it" noValidate preventScrollReset className={panel}>
      <input type="hidden" name="intent" value="send" />
      {operation.parameters?.filter(isAsked).map(({ name, in: place, required }) => (
        <Field
          key={name}
          label={name}
          name={name}
          defaultValue={typed?.[name] ?? known[name]}
          error={fields?.[name]}
          help={required ? undefined : texts.optionalInThePart(place === 'query' ? texts.address : place)}
          required={required}
          className="control font-mono text-sm"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      {content && (
        <TextAreaField
          label={texts.body}
          name="body"
          rows={8}
          defaultValue={typed?.body ?? JSON.stringify(triedFirst(content.example), null, 2)}
          error={fields?.body}
          className="control font-mono text-sm"
          spellCheck={false}
        />
      )}
      <Button loading={isBusy} busyLabel={texts.sending} className="self-start">
        {texts.sendToTheSandbox}
      </Button>
    </Form>
  )
}

function Outcome({ sent, answer, words }: { sent: TriedCall; answer: TriedAnswer; words: string }) {
  const isFine = answer.status < 300
  const request = [
    `${sent.method} /api${sent.path}`,
    texts.authorizationBearer,
    ...sent.headers.map(([name, value]) => `${name}: ${value}`),
    ...(sent.body ? ['', readable(sent.body)] : []),
  ]
  const headers = answer.headers.map(([name, value]) => `${name}: ${value}`)
  return (
    <div className={panel} aria-label={texts.outcome} role="group">
      <p role="status" className="flex flex-wrap items-center gap-3">
        <Badge tone={isFine ? 'success' : 'failed'}>{answer.status}</Badge>
        <span className="[overflow-wrap:anywhere]">{words}</span>
      </p>
      <Text title={texts.request} text={request.join('\n')} />
      <Text title={texts.response} text={answer.body ? readable(answer.body) : '(no body)'} />
      <details>
        <summary className="cursor-pointer text-sm font-medium">{texts.responseHeaders}</summary>
        <Text text={headers.join('\n')} />
      </details>
    </div>
  )
}

function Text({ title, text }: { title?: string; text: string }) {
  return (
    <div className="min-w-0">
      {title && <p className="mb-2 text-sm font-medium">{title}</p>}
      <pre
        tabIndex={0}
        aria-label={title ?? texts.headers}
        className="max-h-96 overflow-auto rounded-control bg-sunken p-3 font-mono text-[13px]/5"
      >
        {text}
      </pre>
    </div>
  )
}

function KeyForm({ trying, said }: { trying: NonNullable<Props['trying']>; said: TryItAnswer | undefined }) {
  const isBusy = useNavigation().formData?.get('intent') === 'key'
  const { roleName, roles, hasPhone } = trying
  if (!hasPhone)
    return (
      <p className="text-ink-soft">
        {texts.phoneNumberNeeded} <TextLink to="/client/profile">{texts.yourProfile}</TextLink> first.
      </p>
    )
  return (
    <Form method="post" action="#try-it" noValidate preventScrollReset className={panel}>
      <input type="hidden" name="intent" value="key" />
      <p className="text-sm text-ink-soft">
        {roleName ? texts.requestsUseYourKey(roleName) : texts.requestsUseANewKey}
      </p>
      <SelectField
        label={texts.role}
        name="roleID"
        defaultValue={roles.find(({ name }) => !roleName || name === roleName)?.roleID}
        options={roles.map(({ roleID, name }) => ({ value: roleID, label: name }))}
      />
      <RefusalWords answer={said} />
      <Button variant={roleName ? 'outline' : 'primary'} loading={isBusy} className="self-start">
        {roleName ? texts.createAnotherKey : texts.createATestKey}
      </Button>
    </Form>
  )
}

// A return address has to be registered, a customer created and a method saved first: without them the call works for everybody.
const needsMore = new Set([
  ...['returnURL', 'customerID', 'payerIsPresent', 'notifyPayer', 'fallbackToOtherMethods'],
  ...['savePaymentMethod', 'savedMethodUsage', 'mandateMaximum'],
])
const triedFirst = (example: unknown) =>
  Object.fromEntries(Object.entries(Object(example) as object).filter(([name]) => !needsMore.has(name)))
