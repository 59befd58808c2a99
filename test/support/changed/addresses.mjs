const route = /@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?\)/g
const written = /['"`](?:[A-Z]+ )?(\/[^'"`\s]*)/g

const partsOf = (address) =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^\/api(?=\/)/, '')
    .split('/')
    .filter(Boolean)

/** The paths that a controller answers, as their parts; none for any other file. */
export const routesIn = (text) => {
  const [, root] = /@Controller\('([^']*)'\)/.exec(text) ?? []
  if (root === undefined) return []
  return [...text.matchAll(route)].map(([, , path]) => partsOf(`/${root}/${path ?? ''}`))
}

/** The addresses that a file writes down; what it puts into them is written as ':'. */
export const addressesIn = (text) => {
  const plain = text.replace(/\$\{[^{}]*\}/g, ':')
  return [...plain.matchAll(written)].map(([, address]) => partsOf(address)).filter(({ length }) => length > 0)
}

const isOpen = (part) => part.includes(':')

export const leadsTo = (address, parts) =>
  address.length === parts.length &&
  address.some((part, at) => part === parts[at]) &&
  address.every((part, at) => part === parts[at] || isOpen(part) || isOpen(parts[at]))

/** The beginning of the addresses of a screen, by its folder: `routes/admin/plans/edit.tsx` is below /admin/plans. */
export const screenAddress = (path) => {
  const [, area, noun] = /^frontend\/app\/routes\/(admin|client|pay|profile|site)\/([^/.]+)/.exec(path) ?? []
  if (!area) return undefined
  if (area === 'site') return [noun]
  return area === 'admin' || area === 'client' ? [area, noun] : [area]
}

export const isBelow = (address, start) => start.every((part, at) => address[at] === part)
