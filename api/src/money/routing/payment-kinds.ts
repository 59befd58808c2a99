const keptAnswersMax = 10_000

/** By which number a fact counts among what the rules name; 0: none of them names it. */
export function numbered<Facts>(names: Iterable<string>, read: (facts: Facts) => string | null) {
  const numbers = new Map([...new Set(names)].map((name, at) => [name, at + 1]))
  return (facts: Facts): number => {
    const name = read(facts)
    return name === null ? 0 : (numbers.get(name) ?? 0)
  }
}

interface Amounts {
  conditions: { amountFrom?: number; amountTo?: number }
}

/** Between which of the amounts at which some rule changes its answer: at its lower end, and just above its upper one. */
export function steppedBy<Facts extends { amount: number }>(rules: Amounts[]) {
  const ends = rules.flatMap(({ conditions: { amountFrom, amountTo } }) => [
    ...(amountFrom === undefined ? [] : [amountFrom]),
    ...(amountTo === undefined ? [] : [amountTo + 1]),
  ])
  const steps = [...new Set(ends)].sort((one, other) => one - other)
  return ({ amount }: Facts): number => {
    let low = 0
    let high = steps.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((steps[middle] ?? 0) <= amount) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Payments that no rule tells apart are one kind, and the answer for a kind is found once. */
export class PaymentKinds<Facts, Answer> {
  private readonly known = new Map<string, Answer>()

  constructor(
    private readonly kinds: ((facts: Facts) => number)[],
    private readonly find: (facts: Facts) => Answer,
  ) {}

  answer(facts: Facts): Answer {
    let kind = ''
    for (const of of this.kinds) kind += `${of(facts)} `
    const known = this.known.get(kind)
    if (known) return known
    const found = this.find(facts)
    if (this.known.size >= keptAnswersMax) this.known.clear()
    this.known.set(kind, found)
    return found
  }
}
