import { toastErrorMs, toastSuccessMs } from '#contract/limits.js'

export interface ShownToast {
  kind: 'success' | 'error' | 'blank'
  text: string
  durationMs?: number | undefined
}

const durationsMs = { success: toastSuccessMs, error: toastErrorMs, blank: toastErrorMs }

interface Options {
  durationMs?: number | undefined
  /** A toast with the id of one on the screen replaces it. */
  id?: string
}

export const toastRaised = 'gatehouse:toast'

/** Says something that passes by itself. The toast store is loaded with the first one. */
export async function showToast(kind: ShownToast['kind'], text: string, { durationMs, id }: Options = {}) {
  window.dispatchEvent(new Event(toastRaised))
  const { toast } = await import('react-hot-toast/headless')
  const say = kind === 'blank' ? toast : toast[kind]
  const isError = kind === 'error'
  say(text, {
    ...(id && { id }),
    duration: durationMs ?? durationsMs[kind],
    ariaProps: { role: isError ? 'alert' : 'status', 'aria-live': isError ? 'assertive' : 'polite' },
    removeDelay: 200,
  })
}
