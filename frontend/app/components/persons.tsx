import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { roleWords } from '#contract/messages/checklist.js'
import * as words from '#contract/messages/persons.js'
import type { PersonView } from '#contract/requirements.js'
import { Button } from './button'
import type { ChecklistAnswer } from './checklist'
import { FileForm } from './checklist-file'
import { sizeOf } from './file-size'
import { FormError } from './form-error'
import { PersonFields } from './person-fields'

interface PersonsProps {
  persons: PersonView[]
  /** The page that takes the forms; files go to `<page>/<person>/documents`. */
  page: string
  answer: ChecklistAnswer | undefined
  mayAdd?: boolean
  mayChange?: boolean
  mayRemove?: boolean
  maySend?: boolean
  /** More that can be done with one of them. */
  more?: (person: PersonView) => ReactNode
}

/** Folds that open without a script. */
export function Persons({ persons, page, answer, more, ...rights }: PersonsProps) {
  const { mayAdd = true, mayChange = true, mayRemove = true, maySend = true } = rights
  const ofForm = (clientPersonID: string) =>
    answer?.typed && (answer.typed.clientPersonID ?? '') === clientPersonID ? answer : undefined
  return (
    <div className="flex flex-col gap-4">
      {persons.length === 0 && (
        <p className="rounded-panel border border-line bg-panel p-5 text-ink-soft">{words.none}</p>
      )}
      {persons.length > 0 && (
        <ul className="flex flex-col gap-4">
          {persons.map((person) => (
            <li
              key={person.clientPersonID}
              className="flex flex-col gap-4 rounded-panel border border-line bg-panel p-5"
            >
              <Facts person={person} page={page} />
              <div className="flex flex-col gap-3 border-t border-line pt-4">
                {mayChange && (
                  <Fold label={words.change} of={person.name} isOpen={isAbout(ofForm(person.clientPersonID), 'save')}>
                    <PersonForm {...{ person, page }} answer={ofForm(person.clientPersonID)} />
                  </Fold>
                )}
                {maySend && (
                  <Fold label={words.identity} of={person.name}>
                    <FileForm action={`${page}/${person.clientPersonID}/documents`} />
                  </Fold>
                )}
                {mayRemove && (
                  <Fold label={words.remove} of={person.name} isOpen={isAbout(ofForm(person.clientPersonID), 'remove')}>
                    <RemoveForm {...{ person, page }} answer={ofForm(person.clientPersonID)} />
                  </Fold>
                )}
                {more?.(person)}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className="rounded-panel border border-line bg-panel p-5">
          <Fold key={persons.length} label={words.add} isOpen={persons.length === 0 || Boolean(ofForm(''))}>
            <PersonForm person={null} page={page} answer={ofForm('')} />
          </Fold>
        </div>
      )}
    </div>
  )
}

const isAbout = (answer: ChecklistAnswer | undefined, intent: string) => answer?.typed?.intent === intent

function Facts({ person, page }: { person: PersonView; page: string }) {
  const { clientPersonID, name, dateOfBirth, country, role, sharePercentage, documents } = person
  const share = sharePercentage === null ? [] : [words.holds(sharePercentage)]
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-base font-semibold [overflow-wrap:anywhere]">{name}</h2>
      <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
        {[roleWords[role], ...share, words.bornOn(dateOfBirth), country].join(' · ')}
      </p>
      {documents.length === 0 && <p className="text-sm text-pending">{words.noIdentity}</p>}
      {documents.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {documents.map(({ documentID, name: fileName, bytes }) => (
            <li key={documentID} className="[overflow-wrap:anywhere]">
              <a href={`${page}/${clientPersonID}/documents/${documentID}`} download className="underline">
                {fileName}
              </a>{' '}
              <span className="text-xs text-ink-faint">{sizeOf(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FoldProps {
  label: string
  /** The name of the person, for those who hear the folds one after the other. */
  of?: string
  isOpen?: boolean
  children: ReactNode
}

export const Fold = ({ label, of, isOpen = false, children }: FoldProps) => (
  <details open={isOpen}>
    <summary className="cursor-pointer text-sm font-medium text-ink">
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </summary>
    <div className="pt-4">{children}</div>
  </details>
)

interface FormProps {
  person: PersonView | null
  page: string
  answer: ChecklistAnswer | undefined
}

function PersonForm({ person, page, answer }: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" action={page} noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="clientPersonID" value={person?.clientPersonID ?? ''} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields person={person} fields={answer?.fields} typed={answer?.typed} />
      </div>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div>
        <Button name="intent" value="save" variant="outline" loading={isBusy}>
          {person ? words.save : words.add}
        </Button>
      </div>
    </Form>
  )
}

function RemoveForm({ person, page, answer }: FormProps & { person: PersonView }) {
  const { clientPersonID, name, documents } = person
  return (
    <Form method="post" action={page} preventScrollReset className="flex flex-col items-start gap-3">
      <input type="hidden" name="clientPersonID" value={clientPersonID} />
      <p className="text-sm text-ink-soft">{words.removeQuestion(name, documents.length)}</p>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <Button name="intent" value="remove" variant="outline" aria-label={words.of(words.remove, name)}>
        {words.remove}
      </Button>
    </Form>
  )
}
