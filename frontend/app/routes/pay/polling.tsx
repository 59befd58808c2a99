import { checkoutPollMs } from '#contract/limits.js'
import { useAskingAgain } from '../../components/asking-again'

/** Asks again until the page shows something else; where no script runs, the browser loads the page anew. */
export function AskAgain() {
  useAskingAgain(true, checkoutPollMs)
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(checkoutPollMs / 1_000)} />
    </noscript>
  )
}
