import { lazy, Suspense, useEffect, useState } from 'react'
import { useHydrated } from './hydrated'
import { type ShownToast, showToast } from './show-toast'
import { useCommonWords } from './speech'
import { ToastFace } from './toast-face'

const ToastList = lazy(() => import('./toast-list'))

/** `initial` is a banner of the HTML until the store takes it over; both at once would be read out twice. */
export function Toaster({ initial }: { initial: (ShownToast & { id: string }) | null }) {
  const hydrated = useHydrated()
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
      {hydrated && (
        <Suspense>
          <ToastList />
        </Suspense>
      )}
    </div>
  )
}
