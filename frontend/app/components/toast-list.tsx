import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { raiseToasts } from './raise-toasts'
import { ToastFace } from './toast-face'

/**
 * The toasts of the store, which keeps their time and shows at most 20. Pointing at one stops the clock; one that comes up under
 * a pointer at rest goes on, because it may cover what is to be pressed next.
 */
export default function ToastList() {
  const { toasts, handlers } = useToaster()
  const shown = toasts.map(({ id }) => id).join(' ')
  useLayoutEffect(raiseToasts, [shown])
  const isPaused = useRef(false)
  const pause = () => {
    // The clock of each toast stops in an effect, which a mouse move alone would leave for later.
    if (!isPaused.current) flushSync(handlers.startPause)
    isPaused.current = true
  }
  const goOn = () => {
    if (isPaused.current) handlers.endPause()
    isPaused.current = false
  }
  return (
    <div className="contents" onMouseMove={pause} onMouseLeave={goOn}>
      {toasts.map((toast) => (
        <ToastFace
          key={toast.id}
          kind={toast.type === 'success' || toast.type === 'error' ? toast.type : 'blank'}
          leaving={!toast.visible}
        >
          {resolveValue(toast.message, toast)}
        </ToastFace>
      ))}
    </div>
  )
}
