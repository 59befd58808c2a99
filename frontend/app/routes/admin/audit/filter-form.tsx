import { Form } from 'react-router'
import * as words from '#contract/messages/admin/audit.js'
import { Button } from '../../../components/button'
import { FilterInput } from '../../../components/filter-fields'

const inputs = [
  {
    name: 'action',
    label: words.action,
    placeholder: words.actionExample,
    className: 'basis-full sm:basis-40',
  },
  { name: 'actor', label: words.by, placeholder: words.nameOrId },
  { name: 'target', label: words.on, placeholder: words.nameOrId },
  { name: 'from', label: words.from, type: 'date' },
  { name: 'to', label: words.to, type: 'date' },
]

/** A form that writes the URL; written anew when the address changes from outside, hence the key. */
export function AuditFilterForm({ typed }: { typed: Record<string, string> }) {
  return (
    <Form key={JSON.stringify(typed)} role="search" aria-label={words.filterTheAuditLog} className="filter-fields">
      {inputs.map(({ name, ...input }) => (
        <FilterInput key={name} {...input} name={name} defaultValue={typed[name]} />
      ))}
      <Button variant="outline" className="basis-full sm:mt-5 sm:min-w-0 sm:grow-0 sm:basis-auto">
        {words.filter}
      </Button>
    </Form>
  )
}
