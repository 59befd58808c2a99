import { Form } from 'react-router'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field } from '../../../components/field'

/** A form that writes the address; written anew when the address changes from outside, hence the key. */
export const PaymentSearch = ({ payment }: { payment: string }) => (
  <Card>
    <Form key={payment} role="search" className="flex flex-col gap-3 sm:flex-row sm:items-end">
      <div className="min-w-0 flex-1">
        <Field label="Reference or transaction ID" name="payment" defaultValue={payment} autoComplete="off" />
      </div>
      <Button variant="outline">Find</Button>
    </Form>
  </Card>
)
