import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A new page without a page load: the focus moves to its content, so that it is read out and Tab goes on from there. */
export function FocusAfterNavigation() {
  const { pathname, state } = useLocation()
  // A dialog that closes gives the focus back by itself.
  const isKept = Boolean((state as { keepsFocus?: boolean } | null)?.keepsFocus)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!isKept && !document.querySelector('dialog[open]'))
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, isKept])
  return null
}
