import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { checkoutPollMs } from '#contract/limits.js'

/** Asks again until the page shows something else; where no script runs, the browser loads the page anew. */
export function AskAgain() {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), checkoutPollMs)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(checkoutPollMs / 1_000)} />
    </noscript>
  )
}
