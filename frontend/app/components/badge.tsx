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

/** A state: icon, word and colour, never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const [colours, Icon] = looks[tone]
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full py-0.5 pe-2.5 ps-1.5 text-xs font-medium whitespace-nowrap ${colours}`}
    >
      <Icon className="size-3.5" />
      {children}
    </span>
  )
}
