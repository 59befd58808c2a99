import type { Page } from 'playwright-core'

// Both sides of the width where pages get a second column: at 1024 its columns are narrowest.
export const widths = [320, 360, 480, 560, 640, 700, 768, 900, 1023, 1024, 1280, 1920]

// What stands outside its place: the page that is wider than the window, tables and dialogs that scroll, and what is
// pressed or typed into. Code, wide documents and the role matrix scroll in boxes of their own that take the focus;
// any other box that scrolls sideways, such as a row of tabs, hides what does not fit. Dates and the first choice of a
// list in a filter are readable as a whole; other choices, such as long names, may end in an ellipsis.
const lookForFaults = `(() => {
  // With reduced motion a new style still takes a frame.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  const faults = new Set()
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.add('the page is ' + scrollWidth + ' wide')
  for (const box of document.querySelectorAll('.data-table-scroll, dialog[open]'))
    if (box.scrollWidth > box.clientWidth) faults.add((box.ariaLabel ?? box.className) + ' is ' + box.scrollWidth + ' wide')
  const scrolls = (one) => one.closest('pre, .code, .matrix-scroll, [tabindex="0"]')
  const front = document.querySelector('dialog:modal') ?? document.body
  for (const control of front.querySelectorAll('a, button, summary, input, select, textarea')) {
    if (!control.checkVisibility() || control.matches('.sr-only, .sr-only *, .skip-link') || scrolls(control.parentElement)) continue
    const place = control.closest('.data-table-scroll')?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    const { left, right, width } = control.getBoundingClientRect()
    const isOutside = width > 1 && (left < place.left - 1 || right > place.right + 1)
    if (isOutside) faults.add((control.textContent || control.name || control.className) + ' is outside')
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const field of front.querySelectorAll('[role=search] :is(select, input[type=date])')) {
    if (!field.checkVisibility() || field.offsetWidth < 2) continue
    const { font, paddingLeft, paddingRight, appearance } = getComputedStyle(field)
    const first = field.querySelector?.('option[value=""]')?.label ?? ''
    pen.font = font
    const arrow = appearance === 'none' ? 0 : 20
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
    if (pen.measureText(first).width > room + 1) faults.add(field.name + ' cuts off ' + first)
    if (field.type !== 'date') continue
    field.style.width = 'max-content'
    const whole = field.offsetWidth
    field.style.width = ''
    if (whole > field.offsetWidth + 1) faults.add(field.name + ' cuts off its date')
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
