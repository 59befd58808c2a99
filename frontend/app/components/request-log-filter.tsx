import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#contract/messages/request-logs.js'
import { requestOutcomes } from '#contract/request-outcomes.js'
import { Button } from './button'
import { FilterChoice, FilterInput } from './filter-fields'

interface RequestLogFilterProps {
  typed: Partial<Record<string, string>>
  fields: Record<string, string>
  children?: ReactNode
  /** What holds it has its own edges. */
  className?: string
}

const edges = 'border-b border-line px-5 py-3.5'

/** A form that writes the address; written anew when the address changes from outside, hence the key. */
export function RequestLogFilter({ typed, fields, children, className = edges }: RequestLogFilterProps) {
  const input = (name: string) => ({ name, defaultValue: typed[name], error: fields[name] })
  return (
    <Form
      key={JSON.stringify(typed)}
      role="search"
      aria-label={words.filterCalls}
      className={`filter-fields ${className}`}
    >
      <FilterInput {...input('q')} label={words.idOrKey} type="search" className="basis-full sm:basis-56" />
      <FilterChoice {...input('outcome')} label={words.outcome} all={words.everyOutcome} options={outcomes()} />
      {children}
      <FilterInput {...input('code')} label={words.code} placeholder="INVALID_INPUT" />
      <FilterInput {...input('from')} label={words.from} type="date" />
      <FilterInput {...input('to')} label={words.to} type="date" />
      <Button variant="outline" className="basis-full sm:mt-5 sm:min-w-0 sm:grow-0 sm:basis-auto">
        {words.filter}
      </Button>
    </Form>
  )
}

const outcomes = () => requestOutcomes.map((value) => ({ value, label: words.outcomeWords[value] }))

export const filterNames = ['q', 'outcome', 'apiUserID', 'code', 'transactionID', 'from', 'to'] as const
