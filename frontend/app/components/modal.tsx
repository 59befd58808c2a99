import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as words from '#contract/messages/components/common.js'
import { CrossIcon } from './first-icon'
import { raiseToasts } from './raise-toasts'

interface ModalProps {
  title: string
  onClose: () => void
  children: ReactNode
  lead?: ReactNode
  role?: 'dialog' | 'alertdialog'
  wide?: boolean | undefined
}

// showModal() would stop at the Close button, the first thing in the panel.
const firstInput = 'input:not([type="hidden"]), select, textarea'
const firstStop = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>(firstInput)

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Modal({ open, ...rest }: ModalProps & { open: boolean }) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal({ title, onClose, children, lead, role = 'dialog', wide }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Only a layout effect is undone while the dialog is still in the page, so that closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    raiseToasts()
    if (element) firstStop(element)?.focus()
    return () => element?.close()
  }, [])

  return (
    // The click that reaches the dialog itself is one on the veil around the panel.
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={lead ? `${id}-lead` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="modal"
      data-wide={wide || undefined}
    >
      <div className="flex flex-col gap-5 p-6">
        <ModalHeader id={id} title={title} lead={lead} onClose={onClose} />
        {children}
      </div>
    </dialog>
  )
}

function ModalHeader({ id, title, lead, onClose }: Pick<ModalProps, 'title' | 'lead' | 'onClose'> & { id: string }) {
  return (
    <header className="flex items-start justify-between gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        {lead && (
          <p id={`${id}-lead`} className="text-sm text-ink-soft">
            {lead}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="-m-1.5 grid size-8 shrink-0 place-items-center rounded-control text-ink-faint hover:bg-tint hover:text-ink"
      >
        <CrossIcon />
      </button>
    </header>
  )
}
