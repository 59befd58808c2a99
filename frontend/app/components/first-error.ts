import { useEffect } from 'react'

/** Moves the focus to the first refused input each time an answer with errors arrives. */
export function useFocusFirstError(fields: Record<string, string> | undefined) {
  useEffect(() => {
    if (fields) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [fields])
}
