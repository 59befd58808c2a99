import { isSpeech, useSpeech } from './speech'
import { formatsID } from '#contract/spoken-formats.js'

const scriptID = 'words'

/** Stands before the scripts of the page, so that they find the words of its language there. */
export function SpokenWords() {
  const { file, formats } = useSpeech()
  if (!file) return null
  const written = JSON.stringify(formats).replaceAll('<', '\\u003c')
  return (
    <>
      <script id={formatsID} type="application/json" dangerouslySetInnerHTML={{ __html: written }} />
      <script id={scriptID} src={file} />
    </>
  )
}

const loadedFile = (): string | null => document.getElementById(scriptID)?.getAttribute('src') ?? null

// Pages that are in the visitor's language; all others are English.
const isSpoken = (path: string): boolean =>
  /^\/(client\/.*|(forgot|reset)-password|(confirm|refuse)-email|sign-in-link|invitation|lift-hold|not-me)$/.test(path)

interface Navigation {
  request: Request
}

/** A page holds the words of one language. What is in another comes as a page of its own. */
export async function inThePagesLanguage({ request }: Navigation, next: () => Promise<unknown>): Promise<void> {
  const { pathname, href } = new URL(request.url)
  const isRead = request.method === 'GET'
  if (isRead && loadedFile() && !isSpoken(pathname)) return openAnew(href)
  const answers = (await next()) as Record<string, { result?: unknown }> | undefined
  const speech = Object.values(answers ?? {})
    .map(({ result }) => dataOf(result))
    .find(isSpeech)
  if (isRead && speech && isSpoken(pathname) && (speech.file ?? null) !== loadedFile()) return openAnew(href)
}

const dataOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result ? result.data : result

function openAnew(href: string): Promise<never> {
  window.location.assign(href)
  // Nothing is drawn meanwhile.
  return new Promise(() => {})
}
