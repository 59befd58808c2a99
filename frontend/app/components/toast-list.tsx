import { useLayoutEffect } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { raiseToasts } from './raise-toasts'
import { ToastFace } from './toast-face'

/** The toasts of the store, which keeps their time and shows at most 20. Pointing at one stops the clock. */
export default function ToastList() {
  const { toasts, handlers } = useToaster()
  const shown = toasts.map(({ id }) => id).join(' ')
  useLayoutEffect(raiseToasts, [shown])
  return (
    <div className="contents" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
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
