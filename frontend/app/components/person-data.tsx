import { Form } from 'react-router'
import * as words from '#contract/messages/persons.js'
import { erasureReasons } from '#contract/requirement-kinds.js'
import type { PersonView } from '#contract/requirements.js'
import { Button } from './button'
import type { ChecklistAnswer } from './checklist'
import { SelectField } from './field'
import { FormError } from './form-error'
import { Fold } from './persons'

interface PersonDataProps {
  person: PersonView
  page: string
  mayExport: boolean
  mayErase: boolean
  answer?: ChecklistAnswer | undefined
}

/** What a person may ask for: all that is kept of them, and that it is erased. */
export function PersonData({ person, page, mayExport, mayErase, answer }: PersonDataProps) {
  const { clientPersonID, name } = person
  const own = answer?.typed?.intent === 'erase' ? answer : undefined
  return (
    <>
      {mayExport && (
        <a href={`${page}/${clientPersonID}/export`} download className="self-start text-sm font-medium underline">
          {words.exportAll}
          <span className="sr-only"> {name}</span>
        </a>
      )}
      {mayErase && (
        <Fold label={words.erase} of={name} isOpen={Boolean(own)}>
          <Form method="post" action={page} noValidate preventScrollReset className="flex max-w-lg flex-col gap-4">
            <input type="hidden" name="clientPersonID" value={clientPersonID} />
            <p className="text-sm text-ink-soft">{words.eraseQuestion(name)}</p>
            <SelectField
              label={words.because}
              name="because"
              options={erasureReasons.map((value) => ({ value, label: words.becauseWords[value] }))}
              defaultValue={own?.typed?.because ?? ''}
              error={own?.fields?.because}
            />
            {own?.sentence && <FormError>{own.sentence}</FormError>}
            <div>
              <Button name="intent" value="erase" variant="outline" aria-label={words.of(words.erase, name)}>
                {words.erase}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
    </>
  )
}
