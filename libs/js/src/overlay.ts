export interface Overlay {
  name(title: string, close: string): void
  remove(): void
}

/** A modal dialog: the browser keeps the focus in it, hides the page from screen readers, and gives the focus back. */
export function overlayOf(frame: HTMLIFrameElement, leave: () => void): Overlay {
  const dialog = document.createElement('dialog')
  const box = document.createElement('div')
  const close = document.createElement('button')
  const { documentElement: root } = document
  const scrolled = root.style.overflow
  Object.assign(dialog.style, {
    ...{ width: '100vw', height: '100dvh', maxWidth: 'none', maxHeight: 'none', margin: '0', padding: '0' },
    ...{ border: '0', overflow: 'auto', overscrollBehavior: 'contain', background: 'rgb(0 0 0 / 55%)' },
  })
  Object.assign(box.style, {
    ...{ position: 'relative', boxSizing: 'border-box', width: '100%', maxWidth: '30rem', margin: '0 auto' },
    ...{ padding: 'max(3.25rem, env(safe-area-inset-top)) .75rem 1.5rem' },
  })
  Object.assign(close.style, {
    ...{ position: 'absolute', insetInlineEnd: '.75rem', top: '.25rem', width: '2.75rem', height: '2.75rem' },
    ...{ border: '0', borderRadius: '50%', background: 'rgb(0 0 0 / 55%)', color: '#fff', cursor: 'pointer' },
    ...{ font: '1.5rem/1 system-ui' },
  })
  Object.assign(frame.style, { borderRadius: '12px', background: 'transparent' })
  close.type = 'button'
  close.textContent = '×'
  close.addEventListener('click', leave)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  const name = (title: string, closeLabel: string) => {
    dialog.setAttribute('aria-label', title)
    close.setAttribute('aria-label', closeLabel)
  }
  name('Checkout', 'Close')
  box.append(close, frame)
  dialog.append(box)
  document.body.append(dialog)
  root.style.overflow = 'hidden'
  dialog.showModal()
  return {
    name,
    remove() {
      root.style.overflow = scrolled
      dialog.close()
      dialog.remove()
    },
  }
}
