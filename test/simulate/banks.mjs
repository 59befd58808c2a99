// The platform's banks, each with its own books, and what the processors pay into them.
import '../support/native/hooks.mjs'

const { SimulatedBank } = await import('../support/simulated-bank.ts')
const { platformIban } = await import('../support/bank-files.ts')

const currencies = ['EUR', 'NGN', 'USD']
const openingBalance = 5_000_000_000

export class Banks {
  all = []
  #processors
  #random
  /** By processor account and currency: what has come from it so far. */
  #deposited = new Map()

  static async open(server, token, processors, random, day) {
    const banks = new Banks()
    banks.#processors = processors
    banks.#random = random
    for (const currency of currencies) {
      const body = {
        name: `Our ${currency}`,
        holder: 'Gatehouse Ltd',
        iban: platformIban,
        bic: 'COBADEFFXXX',
        currency,
      }
      const made = await server.call('POST', '/bank-accounts', { token, body })
      if (made?.status !== 201) throw new Error(`No bank account: ${JSON.stringify(made)}`)
      const bank = new SimulatedBank(platformIban, currency, openingBalance)
      bank.open(day)
      banks.all.push({ currency, bankAccountID: made.body.bankAccountID, bank })
    }
    return banks
  }

  /** The bank's day ends; returns come a day or more after their payment. */
  closeDay(next, { isLast = false } = {}) {
    for (const { processor, accountID, double } of this.#processors.all)
      for (const { currency, bank } of this.all) {
        // In one sum, as its own report says it, in the currency that it has an account in.
        const out = currency === double.currency ? double.paysOut(currency) : 0
        bank.deposit(out, `${processor[0].toUpperCase()}${processor.slice(1)} Payments`, `Payout of ${next}`)
        const key = `${accountID} ${currency}`
        this.#deposited.set(key, (this.#deposited.get(key) ?? 0) + out)
      }
    for (const { bank } of this.all) {
      const alive = [...bank.paid.keys()].filter((id) => !bank.returned.has(id)).slice(-12)
      if (!isLast && alive.length > 0 && this.#random.chance(0.4)) bank.return(this.#random.one(alive))
      if (this.#random.chance(0.5)) bank.charge(1 + Math.floor(this.#random.next() * 2_500))
      if (!isLast && this.#random.chance(0.15)) bank.deposit(10_000, 'Gatehouse Ltd', 'Own money')
      bank.close()
      bank.open(next)
    }
  }

  deposited(accountID, currency) {
    return this.#deposited.get(`${accountID} ${currency}`) ?? 0
  }

  get counts() {
    const sums = { transfers: 0, deposits: 0, charges: 0, returns: 0 }
    for (const { bank } of this.all) for (const name of Object.keys(sums)) sums[name] += bank.counts[name]
    return sums
  }
}
