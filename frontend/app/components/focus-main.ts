import { useEffect } from 'react'

/** For an answer that takes a form's place: the button that was pressed is gone, and without this the focus with it. */
export function useFocusMain(): void {
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
}
