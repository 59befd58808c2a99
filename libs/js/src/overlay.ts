export interface Overlay {
  name(title: string, close: string): void
  remove(): void
}

/** A modal dialog: the browser keeps the focus in it, hides the page from screen readers, and gives the focus back. */
export function overlayOf(frame: HTMLIFrameElement, leave: () => void): Overlay {
  const { dialog, box, close } = parts()
  const { documentElement: root } = document
  const scrolled = root.style.overflow
  const screen = visualViewport
  Object.assign(frame.style, { borderRadius: '12px', background: 'transparent' })
  close.addEventListener('click', leave)
  // Before the browser's own way, which after a second Escape no longer asks.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  // Some browsers close a dialog by a gesture without asking.
  const closed = () => {
    if (!dialog.isConnected) return
    dialog.showModal()
    leave()
  }
  dialog.addEventListener('close', closed)
  const name = (title: string, closeLabel: string) => {
    dialog.setAttribute('aria-label', title)
    close.setAttribute('aria-label', closeLabel)
  }
  // A keyboard on a phone covers part of the page without changing its height.
  const fit = () =>
    Object.assign(dialog.style, screen && { height: `${screen.height}px`, top: `${screen.offsetTop}px` })
  screen?.addEventListener('resize', fit)
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
      screen?.removeEventListener('resize', fit)
      dialog.removeEventListener('close', closed)
      dialog.close()
      dialog.remove()
    },
  }
}

function parts() {
  const dialog = document.createElement('dialog')
  const box = document.createElement('div')
  const close = document.createElement('button')
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
  close.type = 'button'
  close.textContent = '×'
  return { dialog, box, close }
}
