import { useEffect, useState } from 'react'
import { secretRevealMs } from '#contract/limits.js'
import * as words from '#contract/messages/components/common.js'
import { Button } from './button'
import { CopyButton } from './copy-button'
import { useHydrated } from './hydrated'

interface SecretFieldProps {
  label: string
  /** Null when the secret is no longer known: dots, and nothing to show. */
  value: string | null
  /** Open for `secretRevealMs` from the start, as right after creation. */
  revealAtFirst?: boolean
}

const dots = '••••••••••••'

export function SecretField({ label, value, revealAtFirst = false }: SecretFieldProps) {
  const hydrated = useHydrated()
  if (value === null) {
    return (
      <span className="font-mono text-sm text-ink-faint">
        <span aria-hidden="true">{dots}</span>
        <span className="sr-only">{words.labelHidden(label)}</span>
      </span>
    )
  }
  if (!hydrated) return <PlainSecret label={label} value={value} open={revealAtFirst} />
  return <Secret key={value} label={label} value={value} revealAtFirst={revealAtFirst} />
}

function Secret({ label, value, revealAtFirst }: { label: string; value: string; revealAtFirst: boolean }) {
  const [isShown, setIsShown] = useState(revealAtFirst)

  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setIsShown(false), secretRevealMs)
    return () => clearTimeout(timer)
  }, [isShown])

  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="min-w-0 truncate font-mono text-sm" aria-label={isShown ? undefined : words.labelHidden(label)}>
        {isShown ? value : dots}
      </code>
      <Button type="button" variant="ghost" size="sm" onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hide : words.show} <span className="sr-only">{label}</span>
      </Button>
      <CopyButton value={value} label={label} />
    </span>
  )
}

function PlainSecret({ label, value, open }: { label: string; value: string; open: boolean }) {
  return (
    <details className="text-sm" open={open}>
      <summary className="inline-flex h-8 items-center gap-1 rounded-control">
        <span className="font-mono" aria-hidden="true">
          {dots}
        </span>
        <span className="px-3 font-medium text-ink-soft">{words.show}</span>
        <span className="sr-only">{label}</span>
      </summary>
      <code className="font-mono break-all">{value}</code>
    </details>
  )
}
