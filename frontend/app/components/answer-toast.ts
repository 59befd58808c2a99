import { useEffect } from 'react'
import { type ShownToast, showToast } from './show-toast'

interface Answer {
  toast?: ShownToast | undefined
  warning?: ShownToast | null | undefined
}

/** Shows the toasts of each answer that an action gives while its page stays on the screen. */
export function useAnswerToast(answer: Answer | undefined) {
  useEffect(() => {
    for (const words of [answer?.toast, answer?.warning]) if (words) void showToast(words.kind, words.text, words)
  }, [answer])
}
