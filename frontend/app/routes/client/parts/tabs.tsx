import { NavLink } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import { useMay } from './may'

interface TabsProps {
  label: string
  tabs: readonly { to: string; label: string; call: GatedCall }[]
  /** With fewer there is nothing to choose. */
  least?: number
}

/** Pages beside each other, for those who may open them. */
export function Tabs({ label, tabs, least = 1 }: TabsProps) {
  const may = useMay()
  const shown = tabs.filter(({ call }) => may(call))
  if (shown.length < least) return null
  return (
    <nav aria-label={label} className="-mt-2 border-b border-line">
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex h-10 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink focus-visible:outline-offset-[-2px] aria-[current=page]:border-brand aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
