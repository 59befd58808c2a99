import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords, useFieldWords } from './field-words'

type TextAreaProps = FieldWords & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'id'>

export function TextAreaField({ label, name, error, help, required, optionalHint, ...area }: TextAreaProps) {
  const { ties, shownError, clearError } = useFieldWords({ name, error, help })
  return (
    <FieldFrame {...{ label, name, help, optionalHint }} id={ties.id} error={shownError}>
      <textarea className="control" rows={3} {...area} {...ties} aria-required={required} onInput={clearError} />
    </FieldFrame>
  )
}
