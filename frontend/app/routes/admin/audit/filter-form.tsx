import { Form } from 'react-router'
import * as words from '#contract/messages/admin/audit.js'
import { Button } from '../../../components/button'

const inputs = [
  { name: 'action', label: words.action, placeholder: words.clientApprovedOrClient },
  { name: 'actor', label: words.by, placeholder: words.nameOrId },
  { name: 'target', label: words.on, placeholder: words.nameOrId },
  { name: 'from', label: words.from, type: 'date' },
  { name: 'to', label: words.to, type: 'date' },
]

/** A form that writes the URL; written anew when the address changes from outside, hence the key. */
export function AuditFilterForm({ typed }: { typed: Record<string, string> }) {
  return (
    <Form
      key={JSON.stringify(typed)}
      role="search"
      aria-label={words.filterTheAuditLog}
      className="grid min-w-0 flex-1 grid-cols-2 items-end gap-2 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_auto_auto_auto]"
    >
      {inputs.map(({ name, label, ...input }) => (
        <label key={name} className="flex min-w-0 flex-col gap-1 text-xs text-ink-faint">
          {label}
          <input {...input} name={name} defaultValue={typed[name]} autoComplete="off" className="control" />
        </label>
      ))}
      <Button variant="outline">{words.filter}</Button>
    </Form>
  )
}
