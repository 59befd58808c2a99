import { Form } from 'react-router'
import { Button } from '../../../components/button'

const inputs = [
  { name: 'action', label: 'Action', placeholder: 'Client: approved, or client.' },
  { name: 'actor', label: 'By', placeholder: 'Name or id' },
  { name: 'target', label: 'On', placeholder: 'Name or id' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'to', label: 'To', type: 'date' },
]

/** A form that writes the URL; written anew when the address changes from outside, hence the key. */
export function AuditFilterForm({ typed }: { typed: Record<string, string> }) {
  return (
    <Form
      key={JSON.stringify(typed)}
      role="search"
      aria-label="Filter the audit log"
      className="grid min-w-0 flex-1 grid-cols-2 items-end gap-2 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_auto_auto_auto]"
    >
      {inputs.map(({ name, label, ...input }) => (
        <label key={name} className="flex min-w-0 flex-col gap-1 text-xs text-ink-faint">
          {label}
          <input {...input} name={name} defaultValue={typed[name]} autoComplete="off" className="control" />
        </label>
      ))}
      <Button variant="outline">Filter</Button>
    </Form>
  )
}
