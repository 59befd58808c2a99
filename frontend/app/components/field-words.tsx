import { type ReactNode, useId, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { AlertIcon } from './icon'
import { useCommonWords } from './speech'

export interface FieldWords {
  label: string
  name: string
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  optionalHint?: boolean
}

/** Ties an input to its label, help and error. The error clears as the user edits, and stands again after the next answer. */
export function useFieldWords({ name, error, help }: Pick<FieldWords, 'name' | 'error' | 'help'>) {
  const id = `${name}-${useId()}`
  const [isCleared, setIsCleared] = useState(false)
  // The next answer may hold the very same sentence, so the end of a submission restores it, not a change of the words.
  const isBusy = useIsSubmitting()
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (!isBusy) setIsCleared(false)
  }
  const shownError = isCleared ? undefined : error
  const ties = {
    id,
    name,
    'aria-invalid': shownError ? (true as const) : undefined,
    'aria-describedby': [shownError && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  }
  return { ties, shownError, clearError: () => setIsCleared(true) }
}

function useIsSubmitting() {
  const navigation = useNavigation()
  const fetchers = useFetchers()
  return navigation.formMethod !== undefined || fetchers.some((fetcher) => fetcher.formMethod === 'POST')
}

interface FrameProps extends FieldWords {
  id: string
  children: ReactNode
}

export function FieldFrame({ id, label, error, help, optionalHint, children }: FrameProps) {
  const words = useCommonWords()
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-medium text-ink">
          {label}
        </label>
        {optionalHint && <span className="text-xs text-ink-faint">{words.optional}</span>}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-failed">
          <AlertIcon className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-xs text-ink-faint">
          {help}
        </p>
      )}
    </div>
  )
}
