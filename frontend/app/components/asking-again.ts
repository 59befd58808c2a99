import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pendingPollMs } from '#contract/limits.js'

/** While something is open, the page asks again after each answer, so that a slow one is never overtaken. */
export function useAskingAgain(isOpen: boolean, pauseMs: number = pendingPollMs) {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pauseMs)
    return () => clearTimeout(timer)
  }, [isOpen, pauseMs, state, revalidate])
}
