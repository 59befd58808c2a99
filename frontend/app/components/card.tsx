import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  action?: ReactNode
  lead?: ReactNode
  flush?: boolean
  children: ReactNode
}

export function Card({ title, action, lead, flush = false, children }: CardProps) {
  return (
    <section className="min-w-0 rounded-panel border border-line bg-panel">
      {title && (
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line px-5 py-3.5">
          <div>
            <h2 className="text-base leading-6 font-semibold tracking-normal">{title}</h2>
            {lead && <p className="text-sm text-ink-soft">{lead}</p>}
          </div>
          {action}
        </header>
      )}
      {/* Clipped, because a table's sticky head would paint over the round corners. */}
      <div className={flush ? `overflow-clip ${title ? 'rounded-b-panel' : 'rounded-panel'}` : 'p-5'}>{children}</div>
    </section>
  )
}
