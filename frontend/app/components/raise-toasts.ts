/** Puts the toasts above whatever dialog is open: both stand in the browser's top layer, and who came last is on top. */
export function raiseToasts(): void {
  const box = document.querySelector<HTMLElement>('.toaster')
  if (!box?.querySelector('.toast')) return
  box.popover = 'manual'
  if (box.matches(':popover-open')) box.hidePopover()
  box.showPopover()
}
