import { Form } from 'react-router'
import * as words from '#contract/messages/client/payment.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field } from '../../../components/field'

/** A form that writes the address; written anew when the address changes from outside, hence the key. */
export const PaymentSearch = ({ payment }: { payment: string }) => (
  <Card>
    <Form key={payment} role="search" className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <Field label={words.referenceOrTransactionId} name="payment" defaultValue={payment} autoComplete="off" />
      </div>
      <Button variant="outline">{words.find}</Button>
    </Form>
  </Card>
)
