import * as texts from '#contract/messages/admin/roles.js'

/** Rows by the noun that their pattern begins with, which is what they are about. */
export function byArea<Row extends { routePattern: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const areas = new Map<string, Row[]>()
  for (const row of rows) {
    const [, noun = ''] = /^\/([\w-]+)/.exec(row.routePattern ?? '') ?? []
    const words = noun.replaceAll('-', ' ').replace(/^api\b/, 'API')
    const area = words ? words.charAt(0).toUpperCase() + words.slice(1) : texts.everythingElse
    areas.set(area, [...(areas.get(area) ?? []), row])
  }
  return new Map([...areas].sort(([one], [other]) => one.localeCompare(other, 'en')))
}
