import { Link } from 'react-router'
import * as words from '#contract/messages/site/layout.js'
import { Wordmark } from '../../components/mark'
import { ThemeSwitch } from '../../components/theme-switch'

const columns = [
  {
    title: words.product,
    links: [
      ['/features', 'Features'],
      ['/pricing', 'Pricing'],
      ['/integrations', 'Integrations'],
    ],
  },
  {
    title: words.developers,
    links: [
      ['/developers', 'Developers'],
      ['/api', 'API'],
      ['/docs', 'Docs'],
      ['/guides', 'Guides'],
      ['/status', 'Status'],
    ],
  },
  {
    title: words.company,
    links: [
      ['/about', 'About'],
      ['/blog', 'Blog'],
      ['/careers', 'Careers'],
      ['/contact', 'Contact'],
      ['/support', 'Support'],
    ],
  },
  {
    title: words.legal,
    links: [
      ['/privacy', 'Privacy'],
      ['/terms', 'Terms'],
      ['/cookies', 'Cookies'],
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
            <p className="max-w-60 text-sm text-ink-soft">{words.aPaymentGatewayPlatformWhose}</p>
          </div>
          <nav aria-label={words.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
            {columns.map(({ title, links }) => (
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
