// All processors at once: the sandbox, and each double of the suite of adapters behind a line of its own.
import '../support/native/hooks.mjs'
import { Line } from './line.mjs'

const { doubles } = await import('../support/processors/doubles.ts')
const { processors } = await import('../../dist/api/src/money/processors/registry.js')

const entryOf = (name) => processors.find((one) => one.name === name)
const faults = ['before', 'after', 'garbage', '429', '500']
const calls = ['charge', 'confirm', 'capture', 'cancel', 'refund', 'inquire']

export class Processors {
  /** The doubles, each with its account. */
  all = []
  counts = { outages: 0, faults: 0, refundsEnded: 0 }

  static async open(server, staffToken) {
    const processors = new Processors()
    for (const doubled of doubles) processors.all.push(await open(server, staffToken, doubled))
    return processors
  }

  byAccount(processorAccountID) {
    return this.all.find((one) => one.accountID === processorAccountID)
  }

  /** A fault meets the next call of its kind; what it does there, the double knows. */
  disturb(random) {
    this.counts.faults += 1
    random.one(this.all).double.fail(random.one(calls), random.one(faults))
  }

  changeRefunds(random) {
    const { double } = random.one(this.all)
    double.refundsEnd(random.one(['at_once', 'later']))
    if (!random.chance(0.5)) return
    this.counts.refundsEnded += 1
    double.endRefunds(random.chance(0.8) ? 'succeeded' : 'failed')
  }

  /** Nobody can connect to one of them; returns what mends it. */
  async outage(random) {
    const { line } = random.one(this.all)
    this.counts.outages += 1
    await line.cut()
    return () => line.mend()
  }

  /** The day is over: whatever was left for later ends. */
  endRefunds() {
    for (const { double } of this.all) {
      double.refundsEnd('at_once')
      double.endRefunds('succeeded')
    }
  }

  async close() {
    for (const { line, double } of this.all) {
      await line.cut()
      await double.close()
    }
  }
}

async function open(server, token, doubled) {
  const double = await doubled.start()
  const line = await Line.to(double.settings.apiAddress)
  double.settings.apiAddress = line.address
  const { processor } = doubled
  const body = { processor, mode: 'test', name: `${processor} at its double`, settings: double.settings }
  const made = await server.call('POST', '/processor-accounts', { token, body })
  if (made?.status !== 201) throw new Error(`No account at ${processor}: ${JSON.stringify(made)}`)
  return { ...doubled, double, line, accountID: made.body.processorAccountID, can: entryOf(processor).can }
}
