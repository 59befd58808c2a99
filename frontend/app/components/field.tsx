import { passwordMinLength } from '#contract/limits.js'
import { type InputHTMLAttributes, type SelectHTMLAttributes, useState } from 'react'
import * as words from '#contract/messages/components/common.js'
import * as states from '#contract/messages/components/states.js'
import { FieldFrame, type FieldWords, useFieldWords } from './field-words'
import { useHydrated } from './hydrated'
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icon'
import { PasswordStrength, strengthOf } from './password-strength'

type InputProps = FieldWords & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'id'>

/** `required` is said to assistive technology only: the sentences of the specification come from the server. */
export function Field({ label, name, error, help, required, optionalHint, ...input }: InputProps) {
  const { ties, shownError, clearError } = useFieldWords({ name, error, help })
  return (
    <FieldFrame {...{ label, name, help, optionalHint }} id={ties.id} error={shownError}>
      <input className="control" {...input} {...ties} aria-required={required} onInput={clearError} />
    </FieldFrame>
  )
}

interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'id' | 'required'> {
  options: readonly { value: string; label: string }[]
  emptyLabel?: string
}

export function SelectField({ options, emptyLabel = states.select, ...props }: SelectProps) {
  const { label, name, error, help, required, optionalHint, ...select } = props
  const { ties, shownError, clearError } = useFieldWords({ name, error, help })
  return (
    <FieldFrame {...{ label, name, help, optionalHint }} id={ties.id} error={shownError}>
      <div className="relative">
        <select
          className="control appearance-none pe-9"
          {...select}
          {...ties}
          aria-required={required}
          onInput={clearError}
        >
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute top-3 end-3 size-4 text-ink-faint" />
      </div>
    </FieldFrame>
  )
}

interface PasswordProps extends InputProps {
  /** Hints at how hard a new password is to guess, once the browser has taken over. */
  strength?: boolean
}

export function PasswordField({ strength, ...props }: PasswordProps) {
  const { label, name, error, help, required, optionalHint, ...input } = props
  const { ties, shownError, clearError } = useFieldWords({ name, error, help })
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const hydrated = useHydrated()
  return (
    <FieldFrame {...{ label, name, help, optionalHint }} id={ties.id} error={shownError}>
      <div className="relative">
        <input
          className="control pe-11"
          {...input}
          {...ties}
          type={isShown ? 'text' : 'password'}
          aria-required={required}
          onInput={(event) => {
            clearError()
            if (strength) setTyped(event.currentTarget.value)
          }}
          autoCapitalize="none"
          spellCheck={false}
        />
        {hydrated && <ShowButton label={label} isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
      </div>
      {strength && <PasswordStrength strength={strengthOf(typed, passwordMinLength)} />}
    </FieldFrame>
  )
}

function ShowButton({ label, isShown, onToggle }: { label: string; isShown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-label={words.showLabel(label.toLowerCase())}
      aria-pressed={isShown}
      onClick={onToggle}
      className="absolute inset-y-0.5 end-0.5 grid w-9 place-items-center rounded-control text-ink-faint hover:text-ink"
    >
      {isShown ? <EyeOffIcon /> : <EyeIcon />}
    </button>
  )
}
