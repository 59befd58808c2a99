import type { ReactNode } from 'react'
import * as words from '#contract/messages/site/prose.js'

export function Prose({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="container-page py-16 md:py-24">
      <header className="flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl max-sm:text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{lead}</p>
      </header>
      <div className="prose mt-12 md:mt-16">{children}</div>
    </article>
  )
}

/** A heading at the left, what it says at the right; under each other on small screens. */
export function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-lg">{title}</h2>
      <div className="flex max-w-2xl min-w-0 flex-col gap-4 text-ink-soft">{children}</div>
    </section>
  )
}

/** Stands on every legal page. */
export function TemplateNotice() {
  return (
    <p className="mb-8 max-w-3xl rounded-panel border border-line bg-pending-soft px-5 py-4 text-sm text-pending">
      {words.thisPageIsATemplate}
    </p>
  )
}
