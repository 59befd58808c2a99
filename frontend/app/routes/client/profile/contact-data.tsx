import { Form, useNavigation } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import type { Refusal } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field } from '../../../components/field'
import { FormError } from '../../../components/form-error'

type Name = 'contactPerson' | 'phoneNumber' | 'address' | 'city' | 'state' | 'country'

export function ContactDataCard({ client, answer }: { client: ClientView; answer: Refusal | undefined }) {
  const { formMethod, formAction } = useNavigation()
  const isBusy = formMethod === 'POST' && formAction === '/client/profile'
  const input = (name: Name) => ({
    name,
    defaultValue: answer?.typed?.[name] ?? client[name] ?? '',
    error: answer?.fields?.[name],
    optionalHint: true,
  })
  return (
    <Card title="Contact data" lead="Our team uses it to reach you.">
      <Form method="post" noValidate className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...input('contactPerson')} label="Contact person" autoComplete="name" />
          <Field {...input('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" />
        </div>
        <Field {...input('address')} label="Address" autoComplete="street-address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...input('city')} label="City" autoComplete="address-level2" />
          <Field {...input('state')} label="State" autoComplete="address-level1" />
        </div>
        <Field {...input('country')} label="Country" autoComplete="country-name" />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end">
          <Button loading={isBusy}>Save</Button>
        </div>
      </Form>
    </Card>
  )
}
