import type { ReactNode } from 'react'
import * as words from '#contract/messages/client/webhook-signatures.js'
import type { WebhookSignatureView } from '#contract/webhooks.js'
import { Card } from '../../../components/card'
import { CopyButton } from '../../../components/copy-button'
import { clockOf, dayOf } from '../../../components/moment'

/** What each step works on in this message, beside the step's sentence. */
export function SignatureSteps({ signature }: { signature: WebhookSignatureView }) {
  const { webhookID, timestamp, body, signedText, signatures, steps } = signature
  const at = new Date(timestamp * 1_000).toISOString()
  const header = signatures.map((one) => one.signature).join(' ')
  const exhibits: (ReactNode | undefined)[] = [
    <Bytes key="body" label={words.body} text={body} />,
    <Bytes key="headers" label={words.headers} text={`webhook-id: ${webhookID}\nwebhook-timestamp: ${timestamp}`} />,
    <p key="time" className="text-ink-soft">
      {words.thisOneWasSignedOn(dayOf(at), clockOf(at))}
    </p>,
    <Bytes key="text" label={words.signedText} text={signedText} />,
    undefined,
    undefined,
    <Bytes key="signature" label="webhook-signature" text={header} />,
  ]
  return (
    <Card flush title={words.stepByStep}>
      <ol className="divide-y divide-line">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 px-5 py-4">
            <span
              aria-hidden="true"
              className="tabular grid size-6 shrink-0 place-items-center rounded-full bg-tint text-xs font-medium text-ink-soft"
            >
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <p className="leading-6 text-ink [overflow-wrap:anywhere]">{step}</p>
              {exhibits[index]}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Every character counts, so long lines are broken and none is cut. */
export const Bytes = ({ label, text }: { label: string; text: string }) => (
  <div className="flex min-w-0 flex-col items-end gap-x-1 rounded-control bg-sunken px-3 py-1 sm:flex-row sm:items-start sm:pr-1">
    <pre
      tabIndex={0}
      aria-label={label}
      className="max-h-48 w-full min-w-0 flex-1 overflow-auto py-1.5 font-mono text-xs break-all whitespace-pre-wrap"
    >
      {text}
    </pre>
    <CopyButton value={text} label={label} />
  </div>
)
