const legalForms = new Set(['LTD', 'LIMITED', 'PLC', 'LLC', 'INC', 'CO', 'COMPANY', 'PTY', 'NIG', 'ENTERPRISES'])

function wordsOf(name: string): Set<string> {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const all = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !legalForms.has(word))
  return new Set(telling.length > 0 ? telling : all)
}

/** Banks change the order of names and leave some out: a name matches if all words of the shorter one are in the longer. */
export function compareNames(ours: string, theirs: string): 'match' | 'close' | 'none' {
  const [one, other] = [wordsOf(ours), wordsOf(theirs)]
  const least = Math.min(one.size, other.size)
  if (least === 0) return 'none'
  const shared = [...one].filter((word) => other.has(word)).length
  if (shared === least) return 'match'
  return shared * 2 >= least ? 'close' : 'none'
}
