import { Link, useLocation } from 'react-router'
import { directionOf, languageNames, languages } from '#contract/languages.js'
import { useSpeech } from './speech'

/** The same page in each language; links, so that they work without a script, and whole pages, because words come with those. */
export function LanguageLinks({ label }: { label: string }) {
  const { pathname, search } = useLocation()
  const { language } = useSpeech()
  const to = (one: string) => {
    const asked = new URLSearchParams(search)
    asked.set('language', one)
    return `${pathname}?${asked}`
  }
  return (
    <nav aria-label={label} className="flex flex-wrap justify-center gap-x-1 print:hidden">
      {languages.map((one) => (
        <Link
          key={one}
          to={to(one)}
          reloadDocument
          rel="nofollow"
          lang={one}
          dir={directionOf(one)}
          aria-current={one === language ? 'true' : undefined}
          className="inline-flex min-h-6 items-center rounded-small px-1.5 text-ink-faint hover:text-ink aria-[current]:font-medium aria-[current]:text-ink-soft"
        >
          {languageNames[one]}
        </Link>
      ))}
    </nav>
  )
}
