import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import type { PortalArea } from '#contract/portal-area.js'
import { Avatar } from './avatar'
import { CrossIcon, MenuIcon } from './icon'
import { Wordmark } from './mark'
import { usePopoverClosedByNavigation } from './popover-menu'
import { type PortalGroup, type PortalItem, PortalMenu } from './portal-menu'
import { ThemeSwitch } from './theme-switch'
import { AreaMode, type ModeOfArea, ModeSwitch, TestBand } from './mode-switch'

interface PortalFrameProps {
  area: PortalArea
  items: readonly PortalItem[]
  groups?: readonly PortalGroup[]
  /** Keys of the groups that this browser left open; null: it never folded or opened one. */
  openGroups?: readonly string[] | null
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

const areaNames = () => ({ client: words.merchantArea, admin: words.adminPortal })

/** Sidebar and content. On small screens the same sidebar is a drawer behind the menu button. */
export function PortalFrame({
  area,
  items,
  groups = [],
  openGroups = null,
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
          <PortalMenu area={area} items={items} groups={groups} openGroups={openGroups} />
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
