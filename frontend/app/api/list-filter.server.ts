import { redirect } from 'react-router'
import { check, type Fields } from '#contract/check.js'

export const filterFrom = <Name extends string>({ searchParams }: URL, ...names: Name[]): Record<Name, string | null> =>
  Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) as Record<Name, string | null>

interface CheckedFilter<Name extends string> {
  /** As people type it: days where the API takes times. */
  typed: Record<Name, string>
  /** null: something typed is no filter, and `fields` says what. */
  query: Partial<Record<Name, string>> | null
  fields: Fields
}

/** The same from a form whose inputs the call's own class checks; the address is cleaned of the empty ones. */
export async function checkedFilter<Name extends string>(
  url: URL,
  requestClass: new () => object,
  ...names: Name[]
): Promise<CheckedFilter<Name>> {
  cleanAddress(url)
  const given = names.map((name) => [name, url.searchParams.get(name)?.trim() ?? ''] as const)
  const typed = Object.fromEntries(given) as Record<Name, string>
  const query = timesOfDays(Object.fromEntries(given.filter(([, text]) => text !== '')) as Partial<typeof typed>)
  const { fields } = await check(requestClass, query)
  return { typed, query: fields ? null : query, fields: fields ?? {} }
}

/** A form sends its empty inputs too: the address is cleaned of them. */
export function cleanAddress({ pathname, searchParams }: URL): void {
  const given = [...searchParams]
  const filled = given.filter(([, value]) => value.trim() !== '')
  if (filled.length === given.length) return
  throw redirect(filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname)
}

/** Days become the times that they begin and end at. */
export function timesOfDays<Query extends { from?: string | null; to?: string | null }>(query: Query): Query {
  const { from, to } = query
  return {
    ...query,
    ...(isDay(from) && { from: `${from}T00:00:00.000Z` }),
    ...(isDay(to) && { to: `${to}T23:59:59.999Z` }),
  }
}

const isDay = (text: string | null | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
