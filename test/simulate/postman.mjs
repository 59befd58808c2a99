// Carries what the doubles tell, as processors do: again until it is taken, some twice, some late, not always in order.
import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 300_000

export class Postman {
  counts = { notices: 0, twice: 0, late: 0 }
  fault = null
  /** The account whose notices all come tomorrow, signed anew. */
  quiet = null
  #server
  #processors
  #random
  #waiting = []
  #isOver = false
  #isAway = false
  #walking

  constructor(server, processors, random) {
    this.#server = server
    this.#processors = processors
    this.#random = random
    this.#walking = this.#walk()
  }

  /** Whatever there is to tell is told. */
  async empty() {
    for (const until = Date.now() + patienceMs; ; await pause(20)) {
      if (this.fault) throw this.fault
      this.#collect()
      for (const letter of this.#waiting) letter.from = 0
      if (this.#waiting.length === 0) return
      if (Date.now() > until) throw new Error(`${this.#waiting.length} notices are never taken`)
    }
  }

  /** Brings what there is, and takes nothing new until `comeBack`: what was signed yesterday is too old today. */
  async goAway() {
    await this.empty()
    this.#isAway = true
    await this.empty()
  }

  comeBack() {
    this.#isAway = false
  }

  async stop() {
    this.#isOver = true
    await this.#walking
  }

  #collect() {
    if (this.#isAway) return
    for (const { double, accountID } of this.#processors.all.filter((one) => one.accountID !== this.quiet))
      for (const notice of double.takeNotices()) {
        const isLate = this.#random.chance(0.1)
        const letter = { ...notice, accountID, from: isLate ? Date.now() + 400 : 0 }
        this.counts.late += Number(isLate)
        this.#waiting.push(letter)
        if (!this.#random.chance(0.15)) continue
        this.counts.twice += 1
        this.#waiting.push({ ...letter })
      }
  }

  async #walk() {
    for (; !this.#isOver; await pause(15)) {
      this.#collect()
      const due = this.#waiting.filter(({ from }) => from <= Date.now())
      if (this.#random.chance(0.5)) due.reverse()
      for (const letter of due) await this.#deliver(letter)
    }
  }

  // Nobody there, or a server that is ending: it is brought again.
  async #deliver(letter) {
    const { accountID, body, headers } = letter
    const path = `${this.#server.url}/api/processors/${accountID}/notices`
    const answer = await fetch(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }).catch(() => undefined)
    if (!answer || answer.status >= 500) return
    const said = await answer.text()
    if (answer.status >= 300) this.fault ??= new Error(`A notice was refused: ${answer.status} ${said}`)
    this.counts.notices += 1
    this.#waiting.splice(this.#waiting.indexOf(letter), 1)
  }
}
