import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { ChevronDownIcon, type IconProps } from './icon'
import { openGroupsCookie, type PortalArea } from '#contract/portal-area.js'

export interface PortalItem {
  to: string
  label: string
  icon: (props: IconProps) => ReactNode
  /** Pages at other addresses that belong to it. */
  also?: readonly string[]
  /** How many rows wait for this person there. */
  count?: number | null
}

export interface PortalGroup {
  key: string
  label: string
  items: readonly PortalItem[]
}

interface PortalMenuProps {
  area: PortalArea
  items: readonly PortalItem[]
  groups: readonly PortalGroup[]
  openGroups: readonly string[] | null
}

/** Many entries scroll, the way out stays below them. */
export function PortalMenu({ area, items, groups, openGroups }: PortalMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const shown = groups.filter((one) => one.items.length > 0)
  const current = currentItem([...items, ...shown.flatMap((one) => one.items)], pathname)
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <div ref={box} className="portal-lists">
      {items.length > 0 && <Items items={items} current={current} />}
      {shown.length > 0 && <Groups area={area} groups={shown} current={current} openGroups={openGroups} />}
    </div>
  )
}

const isUnder = (page: string, pathname: string) => pathname === page || pathname.startsWith(`${page}/`)

/** The entry with the longest address wins: `/admin/processors/notices` has an entry beside `/admin/processors`. */
function currentItem(items: readonly PortalItem[], pathname: string): string | undefined {
  const matches = items.flatMap(({ to, also = [] }) =>
    [to, ...also].filter((page) => isUnder(page, pathname)).map((page) => ({ to, length: page.length })),
  )
  return matches.sort((one, other) => other.length - one.length)[0]?.to
}

const yearSeconds = 365 * 24 * 3_600

/** Merchants have few entries, so all groups are open at first. */
const openAtFirst = (area: PortalArea, groups: readonly PortalGroup[]) =>
  area === 'client' ? groups.map(({ key }) => key) : []

type GroupsProps = Omit<PortalMenuProps, 'items'> & { current: string | undefined }

/** The current page's group is open, and those that this browser left open. */
function useOpenGroups({ area, groups, current, openGroups }: GroupsProps) {
  const box = useRef<HTMLDivElement>(null)
  const currentKey = groups.find(({ items }) => items.some(({ to }) => to === current))?.key
  const [open, setOpen] = useState<readonly string[]>(openGroups ?? openAtFirst(area, groups))
  const [closed, setClosed] = useState<string>()
  const isOpen = (key: string) => open.includes(key) || (key === currentKey && key !== closed)
  const keep = (next: readonly string[], justClosed?: string) => {
    setOpen(next)
    setClosed(justClosed)
    document.cookie = `${openGroupsCookie(area)}=${next.join('.')}; path=/; max-age=${yearSeconds}; samesite=lax`
  }
  const toggle = (key: string) => {
    if (!isOpen(key)) return keep([...open, key])
    const rest = open.filter((one) => one !== key)
    keep(rest, key)
  }
  // The browser folds groups by itself until the script runs.
  const takeOver = useEffectEvent(() => {
    const all = [...(box.current?.querySelectorAll<HTMLDetailsElement>('.portal-group') ?? [])]
    const shown = groups.filter((_, at) => all[at]?.open).map(({ key }) => key)
    const changed = groups.filter(({ key }) => shown.includes(key) !== isOpen(key)).map(({ key }) => key)
    if (changed.length === 0) return
    keep(
      shown,
      changed.find((key) => !shown.includes(key)),
    )
  })
  useEffect(() => takeOver(), [])
  return { box, isOpen, toggle }
}

function Groups(props: GroupsProps) {
  const { box, isOpen, toggle } = useOpenGroups(props)
  const { groups, current } = props
  return (
    <div ref={box} className="portal-groups">
      {groups.map(({ key, label, items }) => (
        <details key={key} open={isOpen(key)} className="portal-group">
          <summary
            onClick={(event) => {
              event.preventDefault()
              toggle(key)
            }}
          >
            <span className="flex-1">{label}</span>
            <Count count={items.reduce((sum, { count }) => sum + (count ?? 0), 0)} />
            <ChevronDownIcon className="size-4" />
          </summary>
          <Items items={items} current={current} />
        </details>
      ))}
    </div>
  )
}

function Items({ items, current }: Pick<PortalMenuProps, 'items'> & Pick<GroupsProps, 'current'>) {
  const { pathname } = useLocation()
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map(({ to, label, icon: Icon, count }) => (
        <li key={to}>
          <Link
            to={to}
            className="portal-item"
            aria-current={to !== current ? undefined : isUnder(to, pathname) ? 'page' : 'true'}
          >
            <Icon className="size-[18px]" />
            <span className="portal-item-label">{label}</span>
            <Count count={count} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const shownMax = 99

function Count({ count }: { count: number | null | undefined }) {
  if (!count) return null
  return (
    <span className="portal-count">
      <span className="sr-only">, </span>
      {count > shownMax ? `${shownMax}+` : count}
      <span className="sr-only"> {words.waiting}</span>
    </span>
  )
}
