import { redirect } from 'react-router'
import { setCookies, siteCookie } from './cookies.server'
import type { Context } from './site-context.server'

export interface Toast {
  /** Tells a toast that is already on the screen from the same words said again. */
  id: string
  kind: 'success' | 'error' | 'blank'
  text: string
  durationMs?: number
}

export type ToastWords = Omit<Toast, 'id'>

export const success = (text: string): ToastWords => ({ kind: 'success', text })
export const neutral = (text: string): ToastWords => ({ kind: 'blank', text })
export const failure = (text: string, durationMs?: number): ToastWords => ({ kind: 'error', text, durationMs })

/** One toast travels with a redirect, so that it says both. */
export const withWarning = (words: ToastWords, warning: ToastWords | null): ToastWords =>
  warning ? { ...warning, text: `${words.text} ${warning.text}` } : words

// Long enough for the redirect it travels with; a toast that is never collected must not turn up an hour later.
const toastCookie = (context: Context) => siteCookie(context, 'toast', { maxAgeMs: 60_000, signed: true })

const keepToast = (context: Context, words: ToastWords): Promise<string> =>
  toastCookie(context).write({ id: crypto.randomUUID(), ...words })

/** The toast that travelled with a redirect, and the header that makes sure it is shown once. */
export async function takeToast(
  request: Request,
  context: Context,
): Promise<{ toast: Toast | null; setCookie: string | null }> {
  const value = await toastCookie(context).read(request)
  if (typeof value !== 'object' || value === null || !('text' in value)) return { toast: null, setCookie: null }
  return { toast: value as Toast, setCookie: await toastCookie(context).clear() }
}

export async function redirectWithToast(context: Context, to: string, words: ToastWords, ...cookies: string[]) {
  return redirect(to, { headers: setCookies(await keepToast(context, words), ...cookies) })
}
