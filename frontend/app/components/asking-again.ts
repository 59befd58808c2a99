import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { pendingPollMs } from '#contract/limits.js'

/** While something is open, the page asks again after each answer, so that a slow one is never overtaken. */
export function useAskingAgain(isOpen: boolean, pauseMs: number = pendingPollMs) {
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen || state !== 'idle') return
    const ask = () => void revalidate()
    const timer = setTimeout(() => {
      // A request without a network would replace the page by an error.
      if (navigator.onLine) ask()
      else addEventListener('online', ask)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [isOpen, pauseMs, state, revalidate])
}
