import { Link } from 'react-router'
import { AnimatedNumber } from './animated-number'
import { ArrowRightIcon } from './icon'

export function StatCard({ label, value, to }: { label: string; value: number; to?: string }) {
  const words = (
    <>
      <span className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {label}
        {to && <ArrowRightIcon className="size-4 text-ink-faint transition-transform group-hover:translate-x-0.5" />}
      </span>
      <span className="tabular text-2xl font-semibold tracking-tight text-ink">
        <AnimatedNumber value={value} />
      </span>
    </>
  )
  const looks = 'group flex flex-col gap-2 rounded-panel border border-line bg-panel p-5'
  if (!to) return <div className={looks}>{words}</div>
  return (
    <Link to={to} className={`${looks} transition-colors hover:border-edge`}>
      {words}
    </Link>
  )
}
