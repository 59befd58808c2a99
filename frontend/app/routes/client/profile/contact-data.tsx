import { contactDataOf } from '#contract/contact-fields.js'
import { Form, useNavigation } from 'react-router'
import type { ClientView } from '#contract/clients.js'
import * as words from '#contract/messages/client/profile.js'
import type { Refusal } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { ContactFields } from '../../../components/contact-fields'
import { FormError } from '../../../components/form-error'

export function ContactDataCard({ client, answer }: { client: ClientView; answer: Refusal | undefined }) {
  const { formMethod, formAction } = useNavigation()
  const isBusy = formMethod === 'POST' && formAction === '/client/profile'
  return (
    <Card title={words.contactData} lead={words.ourTeamUsesItTo}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <ContactFields values={answer?.typed ?? contactDataOf(client)} fields={answer?.fields} />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex justify-end">
          <Button loading={isBusy}>{words.save}</Button>
        </div>
      </Form>
    </Card>
  )
}
