import type { ReactNode } from 'react'

interface PayPanelProps {
  emblem: ReactNode
  title: string
  lead?: ReactNode
  children?: ReactNode
}

export const PayPanel = ({ emblem, title, lead, children }: PayPanelProps) => (
  <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6 sm:p-8">
    <header className="flex flex-col gap-2">
      <span className="-ms-1">{emblem}</span>
      <h1 className="text-2xl">{title}</h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </header>
    {children}
  </section>
)
