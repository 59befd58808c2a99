import { Form, useNavigation } from 'react-router'
import type { WebhookEndpointView, WebhookInspectorView } from '#contract/webhooks.js'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { FormError } from '../../../components/form-error'
import { PostButton } from '../../../components/post-button'
import { Bytes } from './signature-steps'

export const NoReceiver = ({ sentence }: { sentence: string | undefined }) => (
  <>
    {sentence && <FormError>{sentence}</FormError>}
    <EmptyState
      sentence="You have no receiver yet."
      help="It gets an address of its own. What is sent there stands on this page for 24 hours, the newest 50."
      action={<ActionButton action="open">Make a receiver</ActionButton>}
    />
  </>
)

interface ReceiverProps {
  inspector: WebhookInspectorView
  /** That sends here; null: none does. */
  endpoint: WebhookEndpointView | null
  sentence: string | undefined
}

export const Receiver = ({ inspector, endpoint, sentence }: ReceiverProps) => (
  <Card title="Address" lead="Whoever knows it may send to it. Use it for test messages only.">
    <div className="flex flex-col gap-4">
      <Bytes label="Address of the receiver" text={inspector.url} />
      {sentence && <FormError>{sentence}</FormError>}
      {endpoint ? (
        <div className="flex flex-wrap items-center gap-2">
          {endpoint.status === 'enabled' ? (
            <PostButton action={`/client/webhooks/${endpoint.endpointID}/test`} variant="primary" size="md">
              Send test event
            </PostButton>
          ) : (
            <PostButton action={`/client/webhooks/${endpoint.endpointID}/enable`} size="md">
              Enable its endpoint
            </PostButton>
          )}
          <ButtonLink
            to={`/client/webhooks/deliveries?${new URLSearchParams({ endpointID: endpoint.endpointID })}`}
            variant="outline"
          >
            Deliveries
          </ButtonLink>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ActionButton action="use">Use it as an endpoint</ActionButton>
          <span className="text-ink-soft">Adds an endpoint with this address that gets every event.</span>
        </div>
      )}
    </div>
  </Card>
)

function ActionButton({ action, children }: { action: 'open' | 'use'; children: string }) {
  const isBusy = useNavigation().formData?.get('intent') === action
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      <Button loading={isBusy}>{children}</Button>
    </Form>
  )
}
