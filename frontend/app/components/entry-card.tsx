import type { ReactNode } from 'react'

interface EntryCardProps {
  title: string
  lead?: ReactNode
  emblem?: ReactNode
  wide?: boolean
  footer?: ReactNode
  children?: ReactNode
}

export function EntryCard({ title, lead, emblem, wide = false, footer, children }: EntryCardProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 sm:py-18">
      <div className={`flex w-full flex-col gap-6 ${wide ? 'max-w-2xl' : 'max-w-md'}`}>
        <section className="flex flex-col gap-6 rounded-panel border border-line bg-panel p-6 sm:p-8">
          <header className="flex flex-col gap-2">
            {emblem}
            <h1 className="text-2xl">{title}</h1>
            {lead && <p className="text-sm text-ink-soft">{lead}</p>}
          </header>
          {children}
        </section>
        {footer && <div className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm text-ink-soft">{footer}</div>}
      </div>
    </div>
  )
}
