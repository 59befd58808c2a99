import { Checkbox } from './checkbox'
import { useFieldWords } from './field-words'
import { AlertIcon } from './icon'

interface CheckboxGroupProps {
  legend: string
  name: string
  options: readonly { value: string; label: string; help?: string }[]
  checked: readonly string[]
  error?: string | undefined
  help?: string
  /** For many short ones: two columns where there is room. */
  twoColumns?: boolean
  /** For many of a few letters: as many columns as there is room for. */
  manyColumns?: boolean
}

/** More than this scroll in the group, so that what stands below it is found. */
const shownMax = 100

export function CheckboxGroup({ legend, name, options, checked, error, help, ...shape }: CheckboxGroupProps) {
  const rows = shape.manyColumns ? 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-2' : ''
  const columns = shape.twoColumns ? 'gap-x-6 sm:columns-2' : rows
  const scrolls = options.length > shownMax ? 'max-h-96 overflow-y-auto' : ''
  const { ties, shownError, clearError } = useFieldWords({ name, error, help })
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={ties['aria-describedby']} onInput={clearError}>
      <legend className="mb-1.5 text-sm font-medium text-ink">{legend}</legend>
      <div className={`rounded-control border border-line px-3 py-1.5 ${columns} ${scrolls}`}>
        {options.map(({ value, label, help: words }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            help={words}
            defaultChecked={checked.includes(value)}
            aria-invalid={ties['aria-invalid']}
          />
        ))}
      </div>
      {shownError && (
        <p id={`${ties.id}-error`} className="flex items-start gap-1.5 text-sm text-failed">
          <AlertIcon className="mt-0.5 size-4" />
          {shownError}
        </p>
      )}
      {help && (
        <p id={`${ties.id}-help`} className="text-xs text-ink-faint">
          {help}
        </p>
      )}
    </fieldset>
  )
}
