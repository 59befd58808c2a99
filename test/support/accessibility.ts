import axe from 'axe-core'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, in words; injected by hand, past the page's own policy. It needs scripts. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async (values) => {
    const run = (globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<object> } }).axe
      .run
    return run({ include: [['html']] }, { runOnly: { type: 'tag', values } })
  }, rules)
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
