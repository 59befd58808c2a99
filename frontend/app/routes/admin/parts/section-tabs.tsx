import { NavLink } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import { useMay } from './may'

export interface SectionTab {
  to: string
  label: string
  call: GatedCall
  /** Pages below it are tabs of their own. */
  end?: true
}

/** What stands under one entry of the menu, for whoever may see more than one of it. */
export function SectionTabs({ label, tabs }: { label: string; tabs: readonly SectionTab[] }) {
  const { may } = useMay()
  const shown = tabs.filter(({ call }) => may(call))
  if (shown.length < 2) return null
  return (
    <nav aria-label={label} className="-mt-2 border-b border-line">
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(({ to, label: name, end }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end ?? false}
              className="flex h-10 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
