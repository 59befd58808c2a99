const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = new Map(
  letters.flatMap((one) =>
    letters.flatMap((other): [string, string][] => {
      const name = names.of(one + other)
      return name ? [[name.toLowerCase(), one + other]] : []
    }),
  ),
)

/** Clients write their country as they like: `DE`, `Germany`; null: nobody can tell. */
export function countryCodeOf(text: string | null): string | null {
  const said = text?.trim() ?? ''
  if (/^[a-z]{2}$/i.test(said) && names.of(said.toUpperCase())) return said.toUpperCase()
  return codes.get(said.toLowerCase()) ?? null
}
