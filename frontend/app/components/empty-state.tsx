import type { ReactNode } from 'react'
import { Mark } from './mark'

export interface EmptyStateProps {
  sentence: string
  help?: ReactNode
  action?: ReactNode
}

/** Nothing to list: the sentence, one line of help, one way on. */
export function EmptyState({ sentence, help, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-12 text-center">
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-tint text-ink-faint">
        <Mark className="size-5" />
      </span>
      <p className="font-medium text-ink">{sentence}</p>
      {help && <p className="max-w-md text-sm text-ink-soft">{help}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
