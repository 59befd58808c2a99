import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '../../../components/button'
import { ChevronDownIcon, SearchIcon } from '../../../components/icon'
import { useTypedFilter } from '../../../components/typed-filter'

interface ListFilterProps {
  label: string
  placeholder: string
  q: string
  submit?: string
  /** One of the further inputs is the order. */
  hasSort?: boolean
  children?: ReactNode
}

/** A form that writes the URL. With JavaScript it also follows the typing. */
export function ListFilter({
  label,
  placeholder,
  q,
  submit: word = 'Filter',
  hasSort = false,
  children,
}: ListFilterProps) {
  const sort = new URLSearchParams(useLocation().search).get('sort')
  const { input, onChange } = useTypedFilter(q)
  return (
    <Form
      role="search"
      aria-label={label}
      onChange={onChange}
      preventScrollReset
      className="flex min-w-0 flex-1 basis-full flex-wrap gap-2 sm:basis-0"
    >
      <div className="relative min-w-48 flex-1 sm:max-w-80">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
        <input
          ref={input}
          className="control pl-9 text-ellipsis"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          aria-label={placeholder}
        />
      </div>
      {children}
      {sort && !hasSort && <input type="hidden" name="sort" value={sort} />}
      <Button variant="outline">{word}</Button>
    </Form>
  )
}

interface FilterSelectProps {
  label: string
  name: string
  value: string
  /** Names the choice of everything. */
  all: string
  options: readonly { value: string; label: string }[]
}

/** Written anew when the address changes from outside, hence the key. */
export const FilterSelect = ({ label, name, value, all, options }: FilterSelectProps) => (
  <div className="relative max-w-56">
    <select key={value} name={name} defaultValue={value} aria-label={label} className="control appearance-none pr-9">
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint" />
  </div>
)
