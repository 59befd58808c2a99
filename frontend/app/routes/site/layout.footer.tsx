import { Link } from 'react-router'
import * as states from '#contract/messages/components/states.js'
import * as words from '#contract/messages/site/layout.js'
import { Wordmark } from '../../components/mark'
import { ThemeSwitch } from '../../components/theme-switch'

const columns = () => ([
  {
    title: words.product,
    links: [
      ['/features', states.site.features],
      ['/pricing', states.site.pricing],
      ['/integrations', states.site.integrations],
    ],
  },
  {
    title: words.developers,
    links: [
      ['/developers', states.site.developers],
      ['/api', 'API'],
      ['/docs', states.site.docs],
      ['/guides', states.site.guides],
    ],
  },
  {
    title: words.company,
    links: [
      ['/about', states.site.about],
      ['/blog', states.site.blog],
      ['/careers', states.site.careers],
      ['/contact', states.site.contact],
      ['/support', states.site.support],
    ],
  },
  {
    title: words.legal,
    links: [
      ['/privacy', states.site.privacy],
      ['/terms', states.site.terms],
      ['/cookies', states.site.cookies],
    ],
  },
] as const)

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-panel">
      <div className="container-page flex flex-col gap-12 py-12">
        <div className="grid gap-10 md:grid-cols-[1.5fr_3fr]">
          <div className="flex flex-col items-start gap-4">
            <Wordmark />
            <p className="max-w-60 text-sm text-ink-soft">{words.aPaymentGatewayPlatformWhose}</p>
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
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
