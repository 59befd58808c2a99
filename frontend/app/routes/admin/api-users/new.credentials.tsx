import type { ApiUserCredentialsView } from '#contract/api-users.js'
import * as words from '#contract/messages/admin/api-users.js'
import { DialogDone, DialogPanel } from '../../../components/dialog-form'
import { InfoIcon } from '../../../components/icon'
import { SecretField } from '../../../components/secret-field'

interface CredentialsProps {
  credentials: ApiUserCredentialsView
  said: string
  back: string
}

export function Credentials({ credentials, said, back }: CredentialsProps) {
  return (
    <DialogPanel title={credentials.developerName} lead={said} back={back} wide>
      <div className="flex flex-col gap-5">
        <p role="status" className="flex items-start gap-3 rounded-panel bg-info-soft px-5 py-4 text-info">
          <InfoIcon className="mt-0.5 size-5" />
          <span>
            <strong className="font-semibold">{words.copyTheSecretNowAnd}</strong> {words.secretShownOnceHelp}
          </span>
        </p>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-center [&_code]:break-all [&_code]:whitespace-normal">
          <dt className="text-ink-faint">{words.key}</dt>
          <dd className="min-w-0">
            <SecretField label={words.apiKey} value={credentials.apiKey} revealAtFirst />
          </dd>
          <dt className="text-ink-faint">{words.secret}</dt>
          <dd className="min-w-0">
            <SecretField label={words.apiSecret} value={credentials.apiSecret} revealAtFirst />
          </dd>
        </dl>
        <DialogDone back={back} />
      </div>
    </DialogPanel>
  )
}
