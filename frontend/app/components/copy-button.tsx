import { useEffect, useState } from 'react'
import { copiedMs } from '#contract/limits.js'
import { Button } from './button'
import { useHydrated } from './hydrated'
import { useIsQuiet } from './quiet-page'
import { useCommonWords } from './speech'
import { CheckIcon, CopyIcon } from './first-icon'

interface CopyButtonProps {
  value: string
  /** What is copied, for those who do not see what stands beside the button: `Copy API key`. */
  label?: string
  size?: 'sm' | 'md'
  variant?: 'outline' | 'ghost'
}

/** Copying takes a browser that has taken over, so without JavaScript there is no button. */
export function CopyButton({ value, label, size = 'sm', variant = 'ghost' }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const hydrated = useHydrated()
  const isQuiet = useIsQuiet()
  const words = useCommonWords()

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    await copyText(value)
    setIsCopied(true)
  }
  if (!hydrated && !isQuiet) return null
  return (
    <Button
      type="button"
      hidden={!hydrated}
      data-copies={isQuiet || undefined}
      variant={variant}
      size={size}
      onClick={() => void copy()}
      icon={isCopied ? <CheckIcon className="size-4 text-success" /> : <CopyIcon />}
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      {!isCopied && label && <span className="sr-only"> {label}</span>}
    </Button>
  )
}

/** The clipboard API is missing on plain http addresses other than localhost; selecting and copying works there too. */
async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  document.execCommand('copy')
  area.remove()
}
