import { type Form, requireOnly } from './stripe-refusal.js'

/** Newest first, a page of at most `limit`, as the real lists are. */
export function listed<T extends { id: string; created: number }>(all: Iterable<T>, form: Form, url: string): object {
  requireOnly(form, ['created', 'limit', 'starting_after', 'expand'])
  const created = typeof form.created === 'object' ? form.created : {}
  const [since, until] = [Number(created.gte ?? 0), Number(created.lte ?? Infinity)]
  const rows = [...all].reverse().filter((one) => one.created >= since && one.created <= until)
  const from = rows.findIndex((one) => one.id === form.starting_after) + 1
  const limit = Number(form.limit ?? 10)
  return { object: 'list', url, data: rows.slice(from, from + limit), has_more: rows.length > from + limit }
}
