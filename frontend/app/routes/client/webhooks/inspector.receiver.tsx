import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/client/webhook-inspector.js'
import type { WebhookEndpointView, WebhookInspectorView } from '#contract/webhooks.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { FormError } from '../../../components/form-error'
import { ButtonLink, PostButton } from '../parts/may'
import { Bytes } from './signature-steps'

export const NoReceiver = ({ sentence }: { sentence: string | undefined }) => (
  <>
    {sentence && <FormError>{sentence}</FormError>}
    <EmptyState
      sentence={words.youHaveNoReceiverYet}
      help={words.itGetsAnAddressOf}
      action={<ActionButton action="open">{words.createReceiver}</ActionButton>}
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
  <Card title={words.address} lead={words.receiverUrlWarning}>
    <div className="flex flex-col gap-4">
      <Bytes label={words.addressOfTheReceiver} text={inspector.url} />
      {sentence && <FormError>{sentence}</FormError>}
      {endpoint ? (
        <div className="flex flex-wrap items-center gap-2">
          {endpoint.status === 'enabled' ? (
            <PostButton action={`/client/webhooks/${endpoint.endpointID}/test`} variant="primary" size="md">
              {words.sendTestEvent}
            </PostButton>
          ) : (
            <PostButton action={`/client/webhooks/${endpoint.endpointID}/enable`} size="md">
              {words.enableItsEndpoint}
            </PostButton>
          )}
          <ButtonLink
            to={`/client/webhooks/deliveries?${new URLSearchParams({ endpointID: endpoint.endpointID })}`}
            variant="outline"
          >
            {words.deliveries}
          </ButtonLink>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ActionButton action="use">{words.useItAsAnEndpoint}</ActionButton>
          <span className="text-ink-soft">{words.addsAnEndpointWithThis}</span>
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
