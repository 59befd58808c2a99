import { type ReactNode, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { useHydrated } from './hydrated'

export interface DialogContext {
  /** The form is the whole page, not a dialog over the list. */
  isPage: boolean
}

/**
 * A list whose forms are routes of their own below it. Reached from the list they open as dialogs over it; where the
 * browser loaded the form's address itself, with or without scripts, the form is the page.
 */
export function DialogFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  // Only what came with the document is rendered before the browser has taken over.
  const [loaded] = useState(() => (hydrated ? null : pathname))
  const isPage = pathname === loaded
  const outlet = useOutlet({ isPage } satisfies DialogContext)
  return (
    <>
      {!(outlet && isPage) && children}
      {outlet}
    </>
  )
}
