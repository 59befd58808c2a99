import * as words from '#contract/messages/client/webhooks.js'
import type { WebhookEndpointSecretView } from '#contract/webhooks.js'
import type { Refusal } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { DialogDone, DialogPanel } from '../../../components/dialog-form'
import { InfoIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { SecretField } from '../../../components/secret-field'

/** Only in the answer that made it. */
export interface SecretAnswer extends Refusal {
  made?: WebhookEndpointSecretView
}

interface FreshSecretProps {
  endpoint: WebhookEndpointSecretView
}

export function FreshSecretPanel({ endpoint, said, answer }: FreshSecretProps & { said: string; answer: Refusal }) {
  useAnswerToast(answer)
  return (
    <DialogPanel title={said} back="/client/webhooks" wide>
      <div className="flex flex-col gap-5">
        <FreshSecret endpoint={endpoint} />
        <DialogDone back="/client/webhooks" />
      </div>
    </DialogPanel>
  )
}

export const FreshSecret = ({ endpoint: { url, secret, previousSecretEndsAt } }: FreshSecretProps) => (
  <>
    <p role="status" className="flex items-start gap-3 rounded-panel bg-info-soft px-5 py-4 text-info">
      <InfoIcon className="mt-0.5 size-5" />
      <span>
        <strong className="font-semibold">{words.copyTheSigningSecretNow}</strong> {words.secretShownOnceHelp}
        {previousSecretEndsAt && (
          <>
            {' '}
            {words.theOldSecretSignsToo} <Moment iso={previousSecretEndsAt} />.
          </>
        )}
      </span>
    </p>
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-center [&_code]:break-all [&_code]:whitespace-normal">
      <dt className="text-ink-faint">URL</dt>
      <dd className="min-w-0 font-mono text-sm break-all">{url}</dd>
      <dt className="text-ink-faint">{words.secret}</dt>
      <dd className="min-w-0">
        <SecretField label={words.signingSecret} value={secret} revealAtFirst />
      </dd>
    </dl>
  </>
)
