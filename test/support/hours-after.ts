import { clock } from '#contract/clock.js'

const hour = 3_600_000

/** Whether it is so many hours after something that happened between then and now. */
export function isHoursAfter(hours: number, iso: string, then: number): boolean {
  const began = Date.parse(iso) - hours * hour
  return began >= then && began <= clock.time()
}
