import type { ReactNode } from 'react'

interface MessagePageProps {
  eyebrow?: string
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function MessagePage({ eyebrow, title, children, action }: MessagePageProps) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-6 py-24 text-center">
      <svg viewBox="0 0 96 72" className="mb-2 h-18 text-line" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 70h88" strokeWidth="2" strokeLinecap="round" />
        <path d="M24 70V32a24 24 0 0 1 48 0v38" strokeWidth="6" />
        <path d="M40 70V36a8 8 0 0 1 16 0v34" strokeWidth="2" strokeDasharray="3 4" className="text-edge" />
      </svg>
      {eyebrow && <p className="font-mono text-sm text-ink-faint">{eyebrow}</p>}
      <h1 className="text-3xl">{title}</h1>
      {children && <div className="flex flex-col gap-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
