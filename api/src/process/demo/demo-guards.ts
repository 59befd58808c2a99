import type { DemoCalls } from './demo-calls.js'
import { demoAdmin } from './demo-people.js'

interface Made {
  requirementID: string
  name: string
}

export class DemoGuards {
  private requirements: Made[] = []

  constructor(private readonly calls: DemoCalls) {}

  async ask(): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    for (const requirement of [
      { name: 'What you sell', kind: 'text', help: 'In one or two sentences, as you would tell a customer.' },
      { name: 'Yearly turnover', kind: 'choice', choices: ['Below €100,000', '€100,000 to €1 million', 'More'] },
      { name: 'Founded on', kind: 'date', clientTypes: ['Company'] },
    ])
      this.requirements.push(await this.calls.post('/requirements', requirement, token))
  }

  async answer(clientID: string, token: string, answers: string[]): Promise<void> {
    for (const [at, value] of answers.entries()) {
      const { requirementID = '' } = this.requirements[at] ?? {}
      await this.calls.put(`/clients/${clientID}/requirements/${requirementID}`, { value }, token)
    }
  }

  async accept(clientID: string): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    for (const { requirementID } of this.requirements)
      await this.calls.attempt(`/clients/${clientID}/requirements/${requirementID}/accept`, {}, token)
  }

  async watch(dearest: string): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const rule = (one: object) => this.calls.post('/risk-rules', { mode: 'test', ...one }, token)
    await rule({
      name: 'Review expensive bikes',
      outcome: 'review',
      conditions: { clientIDs: [dearest], currencies: ['EUR'], amountFrom: 240_000 },
    })
    await rule({
      name: 'Too many payments from one IP address',
      outcome: 'block',
      conditions: { velocity: { by: 'ipAddress', window: 'hour', count: 20 } },
    })
    const list = (kind: 'block' | 'allow', subject: string, value: string, reason: string) =>
      this.calls.post(`/risk-lists/${kind}/entries`, { mode: 'test', subject, value, reason }, token)
    await list('block', 'emailDomain', 'throwaway.example', 'Four disputes in June')
    await list('block', 'ipAddress', '203.0.113.77', 'Tried cards one after the other')
    await list('allow', 'email', 'orders@school.example', 'A school that orders a hundred books at once')
  }

  async limit(clientID: string): Promise<void> {
    const limits = [{ currency: 'USD', paymentMost: 50_000, dayAmount: 400_000, thirtyDaysCount: 2_000 }]
    await this.calls.put(`/clients/${clientID}/limits`, { limits }, await this.calls.staff(demoAdmin))
  }

  async review(): Promise<void> {
    const token = await this.calls.staff(demoAdmin)
    const { items } = await this.calls.get('/reviews?limit=100', token)
    const oldest = (items as { transactionID: string }[]).at(-1)
    if (oldest)
      await this.calls.attempt(`/reviews/${oldest.transactionID}/release`, { reason: 'A shop that we know' }, token)
  }
}
