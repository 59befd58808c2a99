import { useEffect } from 'react'
import { type ShownToast, showToast } from './show-toast'

export interface ToastAnswer {
  toast?: ShownToast | undefined
  warning?: ShownToast | null | undefined
}

export function useAnswerToast(answer: ToastAnswer | undefined) {
  useEffect(() => {
    for (const words of [answer?.toast, answer?.warning]) if (words) void showToast(words.kind, words.text, words)
  }, [answer])
}
