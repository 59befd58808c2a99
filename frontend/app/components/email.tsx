/** An e-mail address that, where it must break, breaks before the @. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span className="[overflow-wrap:anywhere]">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}
