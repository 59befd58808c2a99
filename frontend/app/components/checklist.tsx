import { Form } from 'react-router'
import * as words from '#contract/messages/checklist.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { Button } from './button'
import { ExpiryField, FileForm } from './checklist-file'
import { Given, RequirementBadge } from './checklist-given'
import { Field, SelectField } from './field'
import { FormError } from './form-error'
import { Moment } from './moment'
import { PersonFields } from './person-fields'
import { TextAreaField } from './text-area-field'

export interface ChecklistAnswer {
  fields?: Record<string, string>
  sentence?: string
  typed?: Record<string, string>
}

interface ChecklistProps {
  items: ClientRequirementView[]
  /** The page that takes answers; files go to `<page>/<requirement>/documents`. */
  page: string
  /** What the last form was answered with. */
  answer: ChecklistAnswer | undefined
  /** Below the title of the page, or of a part of it. */
  heading: 'h2' | 'h3'
}

export function Checklist({ items, page, answer, heading }: ChecklistProps) {
  return (
    <ol className="flex flex-col gap-4">
      {items.map((item) => (
        <li key={item.requirementID} className="flex flex-col gap-4 rounded-panel border border-line bg-panel p-5">
          <Head item={item} heading={heading} />
          <Given item={item} page={page} />
          <Forms
            item={item}
            page={page}
            answer={answer?.typed?.requirementID === item.requirementID ? answer : undefined}
          />
        </li>
      ))}
    </ol>
  )
}

function Head({ item, heading: Heading }: { item: ClientRequirementView } & Pick<ChecklistProps, 'heading'>) {
  const { name, help, status, reason, dueAt } = item
  const isOpen = status === 'missing' || status === 'asked_again'
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">{name}</Heading>
        <RequirementBadge status={status} />
      </div>
      {help && <p className="text-sm whitespace-pre-line text-ink-soft">{help}</p>}
      {isOpen && dueAt && (
        <p className="text-xs text-ink-faint">
          {words.until} <Moment iso={dueAt} />
        </p>
      )}
      {reason && (
        <p className="rounded-control bg-failed-soft px-4 py-3 text-sm whitespace-pre-line text-failed">
          <span className="font-medium">{words.askedAgainBecause}</span> {reason}
        </p>
      )}
    </header>
  )
}

interface FormsProps {
  item: ClientRequirementView
  page: string
  answer: ChecklistAnswer | undefined
}

function Forms({ item, page, answer }: FormsProps) {
  if (!['missing', 'asked_again', 'expired', 'given'].includes(item.status)) return null
  const takesFile = item.kind === 'document' || item.kind === 'person'
  return (
    <>
      {item.kind !== 'document' && <AnswerForm {...{ item, page, answer }} />}
      {takesFile && (
        <FileForm action={`${page}/${item.requirementID}/documents`}>
          {item.expires && item.kind === 'document' && <ExpiryField item={item} />}
        </FileForm>
      )}
    </>
  )
}

function AnswerForm({ item, page, answer }: FormsProps) {
  const { fields, typed } = answer ?? {}
  return (
    <Form method="post" action={page} noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="requirementID" value={item.requirementID} />
      {item.kind === 'person' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <PersonFields person={item.person} {...{ fields, typed }} />
          {item.expires && <ExpiryField item={item} error={fields?.expiresOn} typed={typed} />}
        </div>
      ) : (
        <ValueField {...{ item, fields, typed }} />
      )}
      {item.expires && item.kind !== 'person' && <ExpiryField item={item} error={fields?.expiresOn} typed={typed} />}
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div>
        <Button variant="outline">{words.send}</Button>
      </div>
    </Form>
  )
}

type FieldsProps = { item: ClientRequirementView } & Pick<ChecklistAnswer, 'fields' | 'typed'>

function ValueField({ item: { kind, choices, value }, fields, typed }: FieldsProps) {
  const common = { label: words.answer, name: 'value', error: fields?.value, defaultValue: typed?.value ?? value ?? '' }
  if (kind === 'choice') return <SelectField {...common} options={choices.map((one) => ({ value: one, label: one }))} />
  return kind === 'date' ? <Field {...common} type="date" /> : <TextAreaField {...common} />
}
