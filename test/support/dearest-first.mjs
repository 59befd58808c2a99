// A file that takes a minute and begins last keeps one core waiting for a minute; `npm test -- --profile` says which these are.
const dearest = [
  'admin-every-page every-width simulate site try-it client-languages client-webhooks document-load start worst-inputs dear-reads',
  'attack attack-proofs sdk-conformance cli demo package kill requirements wrong-fields money-property staff-sign-up',
  'docs journey client profile admin-audit client-transactions admin-money role-usage admin-people languages checkout',
  'subscription-journey',
].flatMap((names) => names.split(' '))

const nameOf = ({ path }) =>
  path
    .split(/[\\/]/)
    .at(-1)
    .replace(/\.e2e-spec\.ts$/, '')

const rank = (test) => {
  const at = dearest.indexOf(nameOf(test))
  return at === -1 ? dearest.length : at
}

export default class DearestFirst {
  sort(tests) {
    return [...tests].sort((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1))
  }

  cacheResults() {}
}
