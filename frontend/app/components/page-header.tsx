import type { ReactNode } from 'react'

export function PageHeader({ title, lead, action }: { title: string; lead?: ReactNode; action?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-[1_1_20rem] flex-col gap-1">
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="text-sm text-ink-soft">{lead}</p>}
      </div>
      {action}
    </header>
  )
}
