import { useRouteLoaderData } from 'react-router'
import type { ApiUserCredentialsView } from '#contract/api-users.js'
import { CopyButton } from '../../../components/copy-button'
import { paymentCall, tokenIntoShell } from '../../../components/first-calls'
import { useHydrated } from '../../../components/hydrated'
import { InfoIcon } from '../../../components/icon'
import { TextLink } from '../../../components/text-link'

/** Shown as long as the answer with the secret is. */
export function FreshSecretNotice({ apiUser }: { apiUser: ApiUserCredentialsView }) {
  const hydrated = useHydrated()
  const { developerName, status } = apiUser
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-info-soft px-5 py-4 text-info">
      <p role="status" className="flex min-w-0 flex-1 basis-96 items-start gap-3">
        <InfoIcon className="mt-0.5 size-5" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="font-semibold">Copy the secret of {developerName} now.</strong> It stays on this screen
          only until you leave or reload it. We keep no copy that could be shown again; if it is lost, regenerate the
          key.
        </span>
      </p>
      {status === 'disabled' ? <EnableFirst /> : hydrated ? <FirstCalls apiUser={apiUser} /> : <HowTo />}
    </div>
  )
}

/** What is copied holds the secret, so it is not shown; copying takes a browser that has taken over. */
function FirstCalls({ apiUser }: { apiUser: ApiUserCredentialsView }) {
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {}
  const { apiKey, apiSecret } = apiUser
  const user = `'${apiKey}:${apiSecret}'`
  const token = `curl ${origin}/api/oauth/token -u ${user} -d grant_type=client_credentials`
  const payment = `${tokenIntoShell(origin, user)}\n${paymentCall(origin)}\n`
  return (
    <dl className="grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-2">
      <dt>First token, ready to paste:</dt>
      <dd>
        <CopyButton value={token} label="the curl call for a token" variant="outline" />
      </dd>
      <dt>First payment:</dt>
      <dd>
        <CopyButton value={payment} label="the curl calls for a payment" variant="outline" />
      </dd>
    </dl>
  )
}

/** A new key enables nothing: the calls to paste would be refused. */
const EnableFirst = () => <p>It is disabled: enable it before you use the new pair.</p>

/** In a tab of its own: leaving this page would lose the secret. */
const HowTo = () => (
  <TextLink to="/docs" target="_blank">
    How to take a payment with it (new tab)
  </TextLink>
)
