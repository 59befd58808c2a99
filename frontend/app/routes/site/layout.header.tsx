import { useEffect, useState } from 'react'
import { Form, Link, NavLink } from 'react-router'
import { headerSolidAfterPx } from '#contract/limits.js'
import * as words from '#contract/messages/site/layout.js'
import { Avatar } from '../../components/avatar'
import { ButtonLink } from '../../components/button'
import { ChevronDownIcon, CrossIcon, DashboardIcon, LogoutIcon, MenuIcon } from '../../components/first-icon'
import { Wordmark } from '../../components/mark'
import { usePopoverClosedByNavigation } from '../../components/popover-menu'

const pages = () => [
  { to: '/', label: words.home },
  { to: '/features', label: words.features },
  { to: '/developers', label: words.developers },
  { to: '/about', label: words.about },
  { to: '/contact', label: words.contact },
]

/** Solid once the page is scrolled. On small screens the same links and actions are a panel behind the menu button. */
export function SiteHeader({ client }: { client: { name: string } | null }) {
  const menu = usePopoverClosedByNavigation<HTMLDivElement>()
  return (
    <header className="site-header" data-solid={useIsScrolled() || undefined}>
      <div className="container-page flex h-full items-center gap-8">
        <Link to="/" aria-label={words.gatehouseHome} className="flex">
          <Wordmark />
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label={words.menu}
          className="-mr-2 ml-auto grid size-10 place-items-center rounded-control md:hidden"
        >
          <MenuIcon className="size-5" />
        </button>
        <div ref={menu} id="site-menu" popover="auto" className="site-menu">
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className="absolute top-3 right-2 grid size-10 place-items-center rounded-control md:hidden"
          >
            <CrossIcon className="size-5" />
          </button>
          <nav aria-label={words.main}>
            <ul className="site-nav">
              {pages().map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end className="site-nav-link">
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {client ? <Account name={client.name} /> : <VisitorActions />}
        </div>
      </div>
    </header>
  )
}

function VisitorActions() {
  return (
    <div className="site-actions">
      <ButtonLink to="/client/login" variant="ghost">
        {words.login}
      </ButtonLink>
      <ButtonLink to="/client/signup">{words.getStartedFree}</ButtonLink>
    </div>
  )
}

function Account({ name }: { name: string }) {
  const menu = usePopoverClosedByNavigation<HTMLDivElement>()
  return (
    <div className="site-actions">
      <button type="button" popoverTarget="account-menu" className="account-button">
        <Avatar name={name} size="sm" />
        <span className="max-w-44 truncate">{name}</span>
        <ChevronDownIcon className="size-4 text-ink-faint" />
      </button>
      <div ref={menu} id="account-menu" popover="auto" className="account-menu" data-name={name}>
        <Link to="/client/dashboard" className="account-item">
          <DashboardIcon />
          {words.dashboard}
        </Link>
        <Form method="post" action="/client/logout">
          <button className="account-item w-full">
            <LogoutIcon />
            {words.logout}
          </button>
        </Form>
      </div>
    </div>
  )
}

function useIsScrolled() {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > headerSolidAfterPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
