import { type ReactNode, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { useHydrated } from './hydrated'

export interface DialogContext {
  /** The form is the whole page, not a dialog over the list. */
  isPage: boolean
}

interface DialogFrameProps {
  context?: object
  children: ReactNode
}

/** Dialogs over the page they are reached from; loaded by its own address, a form is the page. */
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
