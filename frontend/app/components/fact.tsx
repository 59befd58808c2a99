import type { ReactNode } from 'react'
import * as words from '#contract/messages/components/common.js'

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col gap-0.5">
    <dt className="text-xs text-ink-faint">{term}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">
      {children || <span className="text-ink-faint">{words.notGiven}</span>}
    </dd>
  </div>
)
