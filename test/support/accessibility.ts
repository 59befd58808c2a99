import axe from 'axe-core'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A change of color that has begun goes on after that, so its end is awaited too. */
async function stopMoving(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished))`)
}

/**
 * What axe finds on the page as it stands, in words; injected by hand, past the page's own policy. It needs scripts.
 * Where a dialog is open nothing else can be reached, so only the dialog is looked at: what lies behind it is a page of its own.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const moves = !(await page.evaluate<boolean>("matchMedia('(prefers-reduced-motion: reduce)').matches"))
  // What fades in or out just then, such as a toast or a button, has no contrast for a moment.
  if (moves) await stopMoving(page)
  // What waits for an answer is pale until it is there.
  await page.locator('article[aria-busy="true"]').first().waitFor({ state: 'detached' })
  // To load axe costs about as much as a check, and it stays in the document.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (values) => {
    type Axe = { run: (context: object, options: object) => Promise<object> }
    const { axe: run, document } = globalThis as unknown as {
      axe: Axe
      document: { querySelector(at: string): unknown }
    }
    const where = document.querySelector('dialog:modal') ? 'dialog:modal' : 'html'
    // Only what is wrong is described in full: describing everything that passes costs more than looking.
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], preload: false }
    // A toast that is on its way out is pale until it is gone.
    return run.run({ include: [[where]], exclude: [['[data-leaving="true"]']] }, options)
  }, rules)
  if (moves) await page.emulateMedia({ reducedMotion: null })
  const { violations, passes } = found as axe.AxeResults
  if (passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`)
  return violations.map(({ id, impact, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
    return `${page.url()} ${id} (${impact}): ${where.join(' | ')}`
  })
}

/** How far the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
