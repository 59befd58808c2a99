import { data, Outlet } from 'react-router'
import { isLanguage } from '#contract/languages.js'
import { keepLanguage, speak } from '../../session/language.server'
import { speaking } from '../../session/spoken.server'
import { wordsFileOf } from '../../session/words-files.server'
import type { Route } from './+types/words'

/** Whatever answers below is said in the visitor's language. `?language=fr` chooses it, for this browser. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, url }, next) => {
    const asked = url.searchParams.get('language')
    const response = await speaking(await speak(request, context), next)
    if (isLanguage(asked)) response.headers.append('Set-Cookie', await keepLanguage(asked, context))
    return response
  },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, formats } = await speak(request, context)
  return data({ language, texts: null, formats, file: wordsFileOf(language)?.path ?? null })
}

// They stay while somebody goes from page to page; another language comes with a page of its own.
export const shouldRevalidate = () => false

export default function ClientWords() {
  return <Outlet />
}
