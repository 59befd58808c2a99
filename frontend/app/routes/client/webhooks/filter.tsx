import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { eventTypes } from '#contract/event-types.js'
import * as words from '#contract/messages/client/webhooks.js'
import { Button } from '../../../components/button'
import { FilterChoice, FilterInput } from '../../../components/filter-fields'
import { ButtonLink } from '../parts/may'

interface WebhookFilterProps {
  label: string
  typed: Partial<Record<string, string>>
  fields: Record<string, string>
  children?: ReactNode
}

/** A form that writes the address; written anew when the address changes from outside, hence the key. */
export function WebhookFilter({ label, typed, fields, children }: WebhookFilterProps) {
  const input = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] })
  return (
    <Form
      key={JSON.stringify(typed)}
      role="search"
      aria-label={label}
      className="filter-fields border-b border-line px-5 py-3.5"
    >
      {children}
      <FilterChoice {...input('type')} label={words.event} all={words.anyEvent} options={typeOptions} />
      <FilterInput {...input('from')} label={words.from} type="date" />
      <FilterInput {...input('to')} label={words.to} type="date" />
      <Button variant="outline" className="basis-full sm:mt-5 sm:min-w-0 sm:grow-0 sm:basis-auto">
        {words.filter}
      </Button>
    </Form>
  )
}

const typeOptions = eventTypes.map((type) => ({ value: type, label: type }))

export function ClearFilter() {
  const { pathname } = useLocation()
  return (
    <ButtonLink to={pathname} variant="outline">
      {words.clearTheFilter}
    </ButtonLink>
  )
}
