import { contactDataOf } from '#contract/contact-fields.js'
import { Form, useNavigation } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import { statementDescriptorMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/client/profile.js'
import * as descriptor from '#contract/messages/statement-descriptor.js'
import type { Refusal } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { ContactFields } from '../../../components/contact-fields'
import { Field } from '../../../components/field'
import { FormError } from '../../../components/form-error'

export function ContactDataCard({ client, answer }: { client: ClientView; answer: Refusal | undefined }) {
  const { formMethod, formAction } = useNavigation()
  const isBusy = formMethod === 'POST' && formAction === '/client/profile'
  return (
    <Card title={words.contactData} lead={words.ourTeamUsesItTo}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ContactFields values={answer?.typed ?? contactDataOf(client)} fields={answer?.fields} />
        <Field
          label={descriptor.label}
          name="statementDescriptor"
          help={descriptor.clientHelp}
          autoComplete="off"
          maxLength={statementDescriptorMaxLength}
          defaultValue={answer?.typed?.statementDescriptor ?? client.statementDescriptor ?? ''}
          error={answer?.fields?.statementDescriptor}
          optionalHint
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end">
          <Button loading={isBusy}>{words.save}</Button>
        </div>
      </Form>
    </Card>
  )
}
