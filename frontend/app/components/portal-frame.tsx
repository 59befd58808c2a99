import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { Avatar } from './avatar'
import { ChevronDownIcon, CrossIcon, type IconProps, MenuIcon } from './icon'
import { Wordmark } from './mark'
import { usePopoverClosedByNavigation } from './popover-menu'
import { ThemeSwitch } from './theme-switch'
import { AreaMode, type ModeOfArea, ModeSwitch, TestBand } from './mode-switch'

export interface PortalItem {
  to: string
  label: string
  icon: (props: IconProps) => ReactNode
  /** Pages elsewhere that stand under it. */
  also?: readonly string[]
}

export interface PortalGroup {
  key: string
  label: string
  items: readonly PortalItem[]
}

interface PortalFrameProps {
  area: 'client' | 'admin'
  items: readonly PortalItem[]
  groups?: readonly PortalGroup[]
  /** Keys of the groups that this browser left open. */
  openGroups?: readonly string[]
  /** null: nobody knows who it is. */
  person: { name: string; detail: string } | null
  profile?: string
  /** Beside the person: what else they could be here. */
  personMenu?: ReactNode
  logout: ReactNode
  tools?: ReactNode
  /** Absent: nobody knows, as on a page of errors. */
  modes?: ModeOfArea | undefined
  children: ReactNode
}

/** Written by the browser, so that the next page is drawn with the same groups open. */
export const openGroupsCookie = 'openGroups'

const areaNames = () => ({ client: words.merchantArea, admin: words.adminPortal })

/** Sidebar and content. On small screens the same sidebar is a drawer behind the menu button. */
export function PortalFrame({
  area,
  items,
  groups = [],
  openGroups = [],
  person,
  profile,
  personMenu,
  logout,
  tools,
  modes,
  children,
}: PortalFrameProps) {
  const sidebar = usePopoverClosedByNavigation<HTMLElement>()
  return (
    <div className="portal">
      <TopBar />
      <aside ref={sidebar} id="sidebar" popover="auto" aria-label={words.sidebar} className="portal-sidebar">
        <div className="flex h-10 items-center justify-between px-3">
          <Link to="/" aria-label={words.gatehouseToThePublicSite} className="flex">
            <Wordmark />
          </Link>
          <button
            type="button"
            popoverTarget="sidebar"
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
            className="-me-2 grid size-10 place-items-center md:hidden"
          >
            <CrossIcon className="size-5" />
          </button>
        </div>
        {modes && <ModeSwitch area={area} {...modes} />}
        {tools}
        <nav aria-label={areaNames()[area]} className="portal-nav">
          <Lists items={items} groups={groups.filter((one) => one.items.length > 0)} openGroups={openGroups} />
          {logout}
        </nav>
        <Person person={person} profile={profile} menu={personMenu} />
      </aside>
      <main id="main" tabIndex={-1} className="portal-main">
        {modes && <TestBand {...modes} />}
        {modes ? <AreaMode value={modes}>{children}</AreaMode> : children}
      </main>
    </div>
  )
}

const TopBar = () => (
  <header className="portal-top">
    <Link to="/" aria-label={words.gatehouseToThePublicSite} className="flex">
      <Wordmark />
    </Link>
    <button type="button" popoverTarget="sidebar" aria-label={words.menu} className="grid size-10 place-items-center">
      <MenuIcon className="size-5" />
    </button>
  </header>
)

type PersonProps = Pick<PortalFrameProps, 'person' | 'profile'> & { menu: ReactNode }

function Person({ person, profile, menu }: PersonProps) {
  return (
    <div className="portal-person">
      {menu}
      {person && profile && (
        <NavLink to={profile} className="-m-2 flex max-w-full min-w-0 rounded-control p-2 hover:bg-tint">
          <span className="sr-only">{words.yourProfile} </span>
          <Named {...person} />
        </NavLink>
      )}
      {person && !profile && <Named {...person} />}
      <ThemeSwitch />
    </div>
  )
}

const Named = ({ name, detail }: { name: string; detail: string }) => (
  <span className="flex max-w-full min-w-0 items-center gap-3">
    <Avatar name={name} size="sm" />
    <span className="min-w-0 text-sm leading-5">
      <span className="block truncate font-medium">{name}</span>
      <span className="block truncate text-xs text-ink-faint">{detail}</span>
    </span>
  </span>
)

type ListsProps = Required<Pick<PortalFrameProps, 'items' | 'groups' | 'openGroups'>>

/** Many entries scroll, the way out stays below them. */
function Lists({ items, groups, openGroups }: ListsProps) {
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <div ref={box} className="portal-lists">
      {items.length > 0 && <Items items={items} />}
      {groups.length > 0 && <Groups groups={groups} openGroups={openGroups} />}
    </div>
  )
}

const isUnder = (page: string, pathname: string) => pathname === page || pathname.startsWith(`${page}/`)
const isCurrent = ({ to, also = [] }: PortalItem, pathname: string) =>
  isUnder(to, pathname) || also.some((page) => isUnder(page, pathname))

const yearSeconds = 365 * 24 * 3_600

/** The group of the page is open, and those that this browser left open. */
function Groups({ groups, openGroups }: Pick<ListsProps, 'groups' | 'openGroups'>) {
  const { pathname } = useLocation()
  const current = groups.find(({ items }) => items.some((item) => isCurrent(item, pathname)))?.key
  const [open, setOpen] = useState<readonly string[]>(openGroups)
  const [closed, setClosed] = useState<string>()
  const isOpen = (key: string) => open.includes(key) || (key === current && key !== closed)
  const toggle = (key: string) => {
    const next = isOpen(key) ? open.filter((one) => one !== key) : [...open, key]
    setOpen(next)
    setClosed(isOpen(key) ? key : undefined)
    document.cookie = `${openGroupsCookie}=${next.join('.')}; path=/; max-age=${yearSeconds}; samesite=lax`
  }
  return (
    <div className="portal-groups">
      {groups.map(({ key, label, items }) => (
        <details key={key} open={isOpen(key)} className="portal-group">
          <summary
            onClick={(event) => {
              event.preventDefault()
              toggle(key)
            }}
          >
            {label}
            <ChevronDownIcon className="size-4" />
          </summary>
          <Items items={items} />
        </details>
      ))}
    </div>
  )
}

function Items({ items }: { items: readonly PortalItem[] }) {
  const { pathname } = useLocation()
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={item.to}
            className="portal-item"
            aria-current={isUnder(item.to, pathname) ? 'page' : isCurrent(item, pathname) ? 'true' : undefined}
          >
            <item.icon className="size-[18px]" />
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
