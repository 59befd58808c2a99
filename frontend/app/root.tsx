import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { data, isRouteErrorResponse, Link, Links, Meta, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { clock } from '#contract/clock.js'
import { directionOf } from '#contract/languages.js'
import * as words from '#contract/messages/frame.js'
import type { Route } from './+types/root'
import { ErrorPage } from './components/error-page'
import { FocusAfterNavigation } from './components/focus-after-navigation'
import { FrameError } from './components/frame-error'
import { isEmbedded } from './components/frame-path'
import { Wordmark } from './components/mark'
import { NavigationProgress } from './components/navigation-progress'
import { pageMeta } from './components/page-meta'
import { PageScripts } from './components/quiet-page'
import { ScriptsMark } from './components/scripts-mark'
import { useSpeech, useWords } from './components/speech'
import { inThePagesLanguage, SpokenWords } from './components/spoken-words'
import { useTheme } from './components/theme-switch'
import { dateIn } from './components/time-zone-parts'
import { Toaster } from './components/toaster'
import { siteContext } from './session/site-context.server'
import { answersBegin } from './session/spoken.server'
import { readTheme } from './session/theme.server'
import { readTimeZone } from './session/time-zone.server'
import { takeToast } from './session/toast.server'
import styles from './styles/app.css?url'

export const meta: Route.MetaFunction = () => pageMeta('Gatehouse')

// Code stands further down, or not on the page at all: the other font waits until the styles ask for it.
export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: geist, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { toast, setCookie } = await takeToast(request, context)
  const { requestId, publicUrl } = context.get(siteContext)
  const headers = setCookie ? { 'Set-Cookie': setCookie } : undefined
  const origin = publicUrl ?? url.origin
  const [theme, timeZone] = [await readTheme(request), await readTimeZone(request)]
  const today = dateIn(timeZone, clock.now())
  return data({ theme, timeZone, today, toast, requestId, origin }, { headers })
}

export default function Root() {
  return <Outlet />
}

export const middleware: Route.MiddlewareFunction[] = [
  (_, next) => {
    answersBegin()
    return next()
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [inThePagesLanguage]

export function Layout({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const { language } = useSpeech()
  const { skipToContent } = useWords('frame', words)
  const isFrame = isEmbedded(useLocation().pathname)
  return (
    <html lang={language} dir={directionOf(language)} data-theme={useTheme()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {loaded && <SharedLinkTags origin={loaded.origin} />}
        <Links />
      </head>
      <body>
        {!isFrame && (
          <a href="#main" className="skip-link">
            {skipToContent}
          </a>
        )}
        <ScriptsMark />
        <NavigationProgress />
        <FocusAfterNavigation />
        <Toaster initial={loaded?.toast ?? null} />
        {children}
        <SpokenWords />
        <PageScripts />
      </body>
    </html>
  )
}

/** What a shared link shows beside the page's own title and description: addresses in it must be whole. */
function SharedLinkTags({ origin }: { origin: string }) {
  const address = origin + useLocation().pathname
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={words.gatehousePaymentsThroughAGate} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  if (isEmbedded(pathname) && !isRouteErrorResponse(error)) return <FrameError />
  return (
    <>
      <header className="container-page flex h-16 items-center">
        <Link to="/" aria-label={words.gatehouseHome}>
          <Wordmark />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        <ErrorPage error={error} />
      </main>
    </>
  )
}
