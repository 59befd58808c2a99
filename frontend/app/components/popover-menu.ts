import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A `popover` opens and closes without JavaScript; with it, going to another page closes it too. */
export function usePopoverClosedByNavigation<T extends HTMLElement>() {
  const popover = useRef<T>(null)
  const { key } = useLocation()
  useEffect(() => {
    const element = popover.current
    if (key && element?.matches(':popover-open')) element.hidePopover()
  }, [key])
  return popover
}
