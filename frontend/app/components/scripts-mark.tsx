import { useEffect } from 'react'

/** `<html data-scripts="running">` once scripts have taken the page over: from here on forms and links are theirs. */
export function ScriptsMark() {
  useEffect(() => {
    document.documentElement.dataset.scripts = 'running'
  }, [])
  return null
}
