import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type ShownToast, showToast, toastRaised } from './show-toast'
import { useCommonWords } from './speech'
import { ToastFace } from './toast-face'

// A list that does not load must not take the page away, which has the sentence too.
const noList: { default: () => ReactNode } = { default: () => null }
const ToastList = lazy<() => ReactNode>(() => import('./toast-list').catch(() => noList))

// A visit that only reads loads no list. Whoever touches anything gets it at once, because a lost network is told by a toast.
const reasonsToLoad = ['pointerdown', 'keydown', toastRaised]

const useListWanted = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    for (const reason of reasonsToLoad) window.addEventListener(reason, want, { once: true })
    return () => {
      for (const reason of reasonsToLoad) window.removeEventListener(reason, want)
    }
  }, [])
  return isWanted
}

/** `initial` is a banner of the HTML until the store takes it over; both at once would be read out twice. */
export function Toaster({ initial }: { initial: (ShownToast & { id: string }) | null }) {
  const isListWanted = useListWanted()
  const [inHtml] = useState(initial?.id)
  const [takenOver, setTakenOver] = useState<string | null>(null)

  useEffect(() => {
    if (!initial) return
    void showToast(initial.kind, initial.text, initial).then(() => setTakenOver(initial.id))
  }, [initial])

  return (
    <div className="toaster" role="region" aria-label={useCommonWords().notifications}>
      {initial && inHtml === initial.id && takenOver !== initial.id && (
        <ToastFace kind={initial.kind}>{initial.text}</ToastFace>
      )}
      {isListWanted && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  )
}
