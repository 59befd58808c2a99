import type { MouseEvent } from 'react'

/** Opens the dialog instead of the link's page, unless the person asked for a new tab or window. */
export const onPlainClick = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
