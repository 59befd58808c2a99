import type { ReactNode } from 'react'
import { CheckCircleIcon, CrossCircleIcon, InfoIcon } from './first-icon'
import type { ShownToast } from './show-toast'

const faces = {
  success: <CheckCircleIcon className="size-5 text-success" />,
  error: <CrossCircleIcon className="size-5 text-failed" />,
  blank: <InfoIcon className="size-5 text-info" />,
}

interface ToastFaceProps {
  kind: ShownToast['kind']
  leaving?: boolean
  children: ReactNode
}

export function ToastFace({ kind, leaving = false, children }: ToastFaceProps) {
  return (
    <div className="toast" role={kind === 'error' ? 'alert' : 'status'} data-leaving={leaving || undefined}>
      {faces[kind]}
      <span>{children}</span>
    </div>
  )
}
