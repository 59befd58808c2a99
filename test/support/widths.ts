import type { Page } from 'playwright-core'

export const widths = [320, 390, 480, 560, 640, 700, 768, 900, 1023, 1180, 1280, 1920]

// What stands outside its place: the page that is wider than the window, tables and dialogs that scroll, and what is
// pressed or typed into. Code and the matrix of roles scroll in boxes of their own, as they should.
const lookForFaults = `(() => {
  const faults = new Set()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add('the page is ' + scrollWidth + ' wide')
  for (const box of document.querySelectorAll('.data-table-scroll, dialog[open]'))
    if (box.scrollWidth > box.clientWidth) faults.add((box.ariaLabel ?? box.className) + ' is ' + box.scrollWidth + ' wide')
  const scrolls = (one) => one && one !== document.body && !one.matches('.data-table-scroll') &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
  const front = document.querySelector('dialog:modal') ?? document.body
  for (const control of front.querySelectorAll('a, button, summary, input, select, textarea')) {
    if (!control.checkVisibility() || control.matches('.sr-only, .sr-only *, .skip-link') || scrolls(control.parentElement)) continue
    const place = control.closest('.data-table-scroll')?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    const { left, right, width } = control.getBoundingClientRect()
    const isOutside = width > 1 && (left < place.left - 1 || right > place.right + 1)
    if (isOutside) faults.add((control.textContent || control.name || control.className) + ' is outside')
  }
  return [...faults]
})()`

/** What the page that stands there hides or pushes aside, at any width. */
export async function faultsOfWidths(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const fault of await page.evaluate<string[]>(lookForFaults)) faults.push(`${name} at ${width}: ${fault}`)
  }
  return faults
}
