import { Link } from 'react-router'
import * as words from '#contract/messages/site/layout.js'
import { LanguageLinks } from '../../components/language-links'
import { Wordmark } from '../../components/mark'
import { useIsSpoken } from '../../components/speech'
import { ThemeSwitch } from '../../components/theme-switch'

const columns = () =>
  [
    {
      title: words.product,
      links: [
        ['/features', words.links.features],
        ['/pricing', words.links.pricing],
        ['/integrations', words.links.integrations],
      ],
    },
    {
      title: words.developers,
      links: [
        ['/developers', words.links.developers],
        ['/api', 'API'],
        ['/docs', words.links.docs],
        ['/guides', words.links.guides],
        ['/status', words.links.status],
      ],
    },
    {
      title: words.company,
      links: [
        ['/about', words.links.about],
        ['/blog', words.links.blog],
        ['/careers', words.links.careers],
        ['/contact', words.links.contact],
        ['/support', words.links.support],
      ],
    },
    {
      title: words.legal,
      links: [
        ['/privacy', words.links.privacy],
        ['/terms', words.links.terms],
        ['/cookies', words.links.cookies],
      ],
    },
  ] as const

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-panel">
      <div className="container-page flex flex-col gap-12 py-12">
        <div className="grid gap-10 md:grid-cols-[1.5fr_3fr]">
          <div className="flex flex-col items-start gap-4">
            <Wordmark />
            <p className="max-w-60 text-sm text-ink-soft">{words.platformThatChecks}</p>
          </div>
          <nav aria-label={words.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
            {columns().map(({ title, links }) => (
              <div key={title} className="flex flex-col gap-2">
                <h2 className="text-sm font-semibold tracking-normal">{title}</h2>
                <ul className="flex flex-col">
                  {links.map(([to, label]) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="inline-block py-1.5 text-sm text-ink-soft hover:text-ink hover:underline"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
          <p className="text-sm text-ink-faint">{words.gatehouseIsFreeSoftwareUnder}</p>
          {useIsSpoken() && <LanguageLinks label={words.language} />}
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
