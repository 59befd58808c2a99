import { createContext, useContext } from 'react'
import { ScrollRestoration, Scripts, useMatches, useRouteLoaderData } from 'react-router'
import { copiedMs, headerSolidAfterPx } from '#contract/limits.js'
import { clientArea } from '#contract/messages/client-area.js'
import script from './quiet-script.js?raw'

/** `export const handle = quiet`: a page that only reads. Whoever comes to it first loads neither React nor the router. */
export const quiet = { isQuiet: true }

export const NonceContext = createContext<string | undefined>(undefined)

// A page that the router of another one draws is hydrated already, and while somebody develops it must notice changes.
const mayBeQuiet = import.meta.env.SSR && import.meta.env.PROD

export function useIsQuiet(): boolean {
  const handle = useMatches().at(-1)?.handle as Partial<typeof quiet> | undefined
  // A toast is React's to tell.
  const isTold = Boolean(useRouteLoaderData<{ toast: unknown }>('root')?.toast)
  return mayBeQuiet && handle?.isQuiet === true && !isTold
}

export function PageScripts() {
  if (useIsQuiet()) return <QuietScript />
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}

function QuietScript() {
  const settings = JSON.stringify({ solidAfterPx: headerSolidAfterPx, copiedMs, copied: clientArea.copied })
  const nonce = useContext(NonceContext)
  return <script nonce={nonce} data-settings={settings} dangerouslySetInnerHTML={{ __html: script }} />
}
