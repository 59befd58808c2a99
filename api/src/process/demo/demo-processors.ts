import { createHmac } from 'node:crypto'
import { sandboxAccountID } from '#contract/processors.js'
import { clock } from '#contract/clock.js'
import type { DemoCalls } from './demo-calls.js'

// Nobody has these keys at Stripe, so the account takes no payments; the secret signs what the demo tells.
const noticeSecret = 'whsec_demo_only_harbor_42'
const stripeSettings = { secretKey: 'sk_test_demo_only', publishableKey: 'pk_test_demo_only', noticeSecret }

export class DemoProcessors {
  private europe = ''
  private stripe = ''

  constructor(private readonly calls: DemoCalls) {}

  async open(token: string): Promise<void> {
    const make = async (account: object) =>
      (await this.calls.post('/processor-accounts', { mode: 'test', ...account }, token)).processorAccountID as string
    this.europe = await make({ processor: 'sandbox', name: 'Sandbox Europe', settings: {}, currencies: ['EUR', 'GBP'] })
    this.stripe = await make({ processor: 'stripe', name: 'Stripe EU', settings: stripeSettings, isEnabled: false })
    const live = { processor: 'stripe', mode: 'live', name: 'Stripe EU', isEnabled: false }
    const settings = { secretKey: 'sk_live_demo_only', publishableKey: 'pk_live_demo_only', noticeSecret }
    await make({ ...live, settings })
  }

  async rule(token: string, bikes: string | undefined): Promise<void> {
    const make = (rule: object) => this.calls.post('/routing-rules', { mode: 'test', ...rule }, token)
    const to = (processorAccountID: string, weight = 1) => ({ processorAccountID, weight })
    await make({
      name: 'Bikes through Europe',
      conditions: { clientIDs: bikes ? [bikes] : [], currencies: ['EUR'], amountFrom: 50_001 },
      targets: [to(this.europe)],
      fallbacks: [sandboxAccountID],
    })
    await make({
      name: 'Small euros',
      conditions: { currencies: ['EUR'], amountTo: 50_000 },
      targets: [to(this.europe, 80), to(sandboxAccountID, 20)],
      retriesDeclines: true,
    })
    await make({ name: 'Everything else', targets: [to(sandboxAccountID)], fallbacks: [this.europe] })
  }

  async tell(type: string): Promise<void> {
    const created = Math.floor(clock.time() / 1_000)
    const object = { id: `demo_${created}`, object: type.split('.')[0], metadata: {} }
    const event = { id: `evt_demo_${created}`, object: 'event', created, livemode: false, type, data: { object } }
    const body = JSON.stringify({ ...event, api_version: '2026-10-28.endive' })
    const hash = createHmac('sha256', noticeSecret).update(`${created}.${body}`).digest('hex')
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${created},v1=${hash}` }
    await this.calls.notice(`/processors/${this.stripe}/notices`, body, headers)
  }
}

export const demoNotices = ['balance.available', 'payout.created', 'payout.paid', 'payment_intent.succeeded'] as const
