import type { ReactNode } from 'react'

interface PayPanelProps {
  emblem: ReactNode
  title: string
  lead?: ReactNode
  /** h2: a summary stands beside it and has the title of the page. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
}

export const PayPanel = ({ emblem, title, lead, heading: Heading = 'h1', children }: PayPanelProps) => (
  <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6 sm:p-8">
    <header className="flex flex-col gap-2">
      <span className="-ms-1">{emblem}</span>
      <Heading className="text-2xl">{title}</Heading>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </header>
    {children}
  </section>
)
