import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { ChevronDownIcon } from './icon'

interface WordsOfInput {
  label: string
  error?: string | undefined
  className?: string
}

export function FilterInput({
  label,
  error,
  className,
  ...input
}: WordsOfInput & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const shape = `${input.type === 'date' ? 'sm:grow-0 ' : ''}${className ?? ''}`
  return (
    <FilterLabel label={label} error={error} id={id} className={shape}>
      <input
        {...input}
        size={8}
        autoComplete="off"
        className="control"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
      />
    </FilterLabel>
  )
}

interface FilterChoiceProps extends WordsOfInput {
  name: string
  defaultValue: string | undefined
  /** Names the choice of everything. */
  all: string
  options: readonly { value: string; label: string }[]
}

export function FilterChoice({ label, error, className, all, options, ...select }: FilterChoiceProps) {
  const id = useId()
  return (
    <FilterLabel label={label} error={error} id={id} className={className}>
      <span className="relative">
        <select {...select} className="control appearance-none pe-8" aria-describedby={error && id}>
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-3 end-3 size-4 text-ink-faint" />
      </span>
    </FilterLabel>
  )
}

interface FilterLabelProps {
  label: string
  error: string | undefined
  /** Of the sentence about the error. */
  id: string
  className: string | undefined
  children: ReactNode
}

const FilterLabel = ({ label, error, id, className = '', children }: FilterLabelProps) => (
  <div className={`flex flex-col gap-1 ${className}`}>
    <label className="flex flex-col gap-1 text-xs text-ink-faint">
      {label}
      {children}
    </label>
    {error && (
      <p id={id} className="text-xs text-failed">
        {error}
      </p>
    )}
  </div>
)
