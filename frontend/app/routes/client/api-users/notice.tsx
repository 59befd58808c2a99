import { useRouteLoaderData } from 'react-router'
import type { ApiUserCredentialsView } from '#contract/api-users.js'
import * as words from '#contract/messages/client/api-users.js'
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
          <strong className="font-semibold">{words.copyTheSecretOfNow(developerName)}</strong>{' '}
          {words.secretShownOnceHelp}
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
      <dt>{words.firstTokenReadyToPaste}</dt>
      <dd>
        <CopyButton value={token} label={words.theCurlCallForA} variant="outline" />
      </dd>
      <dt>{words.firstPayment}</dt>
      <dd>
        <CopyButton value={payment} label={words.theCurlCallsForA} variant="outline" />
      </dd>
    </dl>
  )
}

/** A new key enables nothing: the calls to paste would be refused. */
const EnableFirst = () => <p>{words.itIsDisabledEnableIt}</p>

/** In a tab of its own: leaving this page would lose the secret. */
const HowTo = () => (
  <TextLink to="/docs" target="_blank">
    {words.howToTakeAPayment}
  </TextLink>
)
