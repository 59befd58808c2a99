import { Form } from 'react-router'
import { permissionMethods } from '#contract/choices.js'
import * as words from '#contract/messages/admin/why.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'
import { FormError } from '../../../components/form-error'

interface WhyFormProps {
  asked: Record<string, string>
  people: { value: string; label: string }[]
  routes: { template: string }[]
  sentence: string | null
}

/** A question in the address, so that an answer can be sent to somebody. */
export function WhyForm({ asked, people, routes, sentence }: WhyFormProps) {
  const templates = [...new Set(routes.map(({ template }) => template))]
  return (
    <Card>
      <Form key={JSON.stringify(asked)} className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
          <SelectField
            label={words.method}
            name="method"
            options={permissionMethods.map((value) => ({ value, label: value }))}
            defaultValue={asked.method || 'GET'}
          />
          <Field
            label={words.path}
            name="path"
            list="templates"
            defaultValue={asked.path}
            placeholder="/clients/pending"
            autoComplete="off"
            spellCheck={false}
            help={words.asItWasCalledOr}
          />
        </div>
        <datalist id="templates">
          {templates.map((template) => (
            <option key={template} value={template} />
          ))}
        </datalist>
        <div className="grid gap-5 sm:grid-cols-3">
          {people.length > 0 ? (
            <SelectField
              label={words.portalUser}
              name="portalUserID"
              options={people}
              emptyLabel={words.nobody}
              defaultValue={asked.portalUserID}
            />
          ) : (
            <Field
              label={words.portalUser}
              name="portalUserID"
              placeholder={words.usr}
              defaultValue={asked.portalUserID}
            />
          )}
          <Field
            label={words.orApiUser}
            name="apiUserID"
            placeholder={words.api}
            defaultValue={asked.apiUserID}
            autoComplete="off"
          />
          <Field
            label={words.orMember}
            name="clientMemberID"
            placeholder={words.mem}
            defaultValue={asked.clientMemberID}
            autoComplete="off"
          />
        </div>
        {sentence && <FormError>{sentence}</FormError>}
        <div>
          <Button>{words.explain}</Button>
        </div>
      </Form>
    </Card>
  )
}
