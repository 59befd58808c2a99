import { Form, useNavigation } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/client/profile.js'
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
    <Card title={words.contactData} lead={words.ourTeamUsesItTo}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...input('contactPerson')} label={words.contactPerson} autoComplete="name" />
          <Field {...input('phoneNumber')} label={words.phoneNumber} type="tel" autoComplete="tel" />
        </div>
        <Field {...input('address')} label={words.address} autoComplete="street-address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field {...input('city')} label={words.city} autoComplete="address-level2" />
          <Field {...input('state')} label={words.state} autoComplete="address-level1" />
        </div>
        <Field {...input('country')} label={words.country} autoComplete="country-name" />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end">
          <Button loading={isBusy}>{words.save}</Button>
        </div>
      </Form>
    </Card>
  )
}
