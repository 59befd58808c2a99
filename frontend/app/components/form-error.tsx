import type { ReactNode } from 'react'
import { AlertIcon } from './icon'

export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-failed-soft px-3 py-2.5 text-sm text-failed">
      <AlertIcon className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}
