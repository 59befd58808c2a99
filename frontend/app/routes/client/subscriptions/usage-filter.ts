/** What the address of the list asks for, as the calls want it. */
export function usageFilterOf(url: URL) {
  const text = (name: string) => (url.searchParams.get(name) ?? '').trim()
  const [subscriptionID, from, to] = [text('subscriptionID'), text('from'), text('to')]
  return { ...(subscriptionID && { subscriptionID }), ...(from && { from }), ...(to && { to }) }
}
