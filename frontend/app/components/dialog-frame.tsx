import { type ReactNode, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { useHydrated } from './hydrated'

export interface DialogContext {
  /** The form is the whole page, not a dialog over the list. */
  isPage: boolean
}

interface DialogFrameProps {
  /** What the forms tell the page below them. */
  context?: object
  children: ReactNode
}

/**
 * A page whose forms are routes of their own below it. Reached from the page they open as dialogs over it; where the
 * browser loaded the form's address itself, with or without scripts, the form is the page.
 */
export function DialogFrame({ context, children }: DialogFrameProps) {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  // Only what came with the document is rendered before the browser has taken over.
  const [loaded] = useState(() => (hydrated ? null : pathname))
  const isPage = pathname === loaded
  const outlet = useOutlet({ ...context, isPage } satisfies DialogContext)
  return (
    <>
      {!(outlet && isPage) && children}
      {outlet}
    </>
  )
}
