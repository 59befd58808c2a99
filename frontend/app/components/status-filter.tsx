import { Form } from 'react-router'
import { Button } from './button'

interface StatusFilterProps {
  status: string | null
  label: string
  all: string
  options: readonly { value: string; label: string }[]
  submit: string
}

/** A form that writes the status into the address of its list. */
export const StatusFilter = ({ status, label, all, options, submit }: StatusFilterProps) => (
  <Form role="search" className="flex max-w-full flex-wrap gap-2" preventScrollReset>
    <select
      key={status}
      name="status"
      aria-label={label}
      className="control w-auto! max-w-full"
      defaultValue={status ?? ''}
    >
      <option value="">{all}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Button variant="outline">{submit}</Button>
  </Form>
)
