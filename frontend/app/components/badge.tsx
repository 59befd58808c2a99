import type { ReactNode } from 'react'
import { CheckCircleIcon, ClockIcon, CrossCircleIcon, type IconProps, InfoIcon, MinusCircleIcon } from './first-icon'

export type Tone = 'success' | 'pending' | 'failed' | 'neutral' | 'info'

const looks: Record<Tone, [string, (props: IconProps) => ReactNode]> = {
  success: ['bg-success-soft text-success', CheckCircleIcon],
  pending: ['bg-pending-soft text-pending', ClockIcon],
  failed: ['bg-failed-soft text-failed', CrossCircleIcon],
  neutral: ['bg-tint text-ink-soft', MinusCircleIcon],
  info: ['bg-info-soft text-info', InfoIcon],
}

interface BadgeProps {
  tone: Tone
  /** For a whole sentence, which takes two lines where there is no room for one. */
  wraps?: boolean
  children: ReactNode
}

/** A state: icon, word and colour, never colour alone. */
export function Badge({ tone, wraps, children }: BadgeProps) {
  const [colours, Icon] = looks[tone]
  const shape = wraps ? 'rounded-xl text-start' : 'rounded-full whitespace-nowrap'
  return (
    <span className={`inline-flex items-center gap-1 py-0.5 pe-2.5 ps-1.5 text-xs font-medium ${shape} ${colours}`}>
      <Icon className="size-3.5 shrink-0" />
      {children}
    </span>
  )
}
