import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.js'
import type { Stage } from './stage.js'

/** Somebody else, who asks for something small all the time, and how long they have waited. */
export class Bystander {
  private worst = 0
  private call: Promise<void> = Promise.resolve()
  private isOver = false
  private readonly asking: Promise<void>

  constructor(private readonly stage: Stage) {
    this.asking = this.keepAsking()
  }

  forget(): void {
    this.worst = 0
  }

  /** The longest wait since `forget`, a call that still waits among them. */
  async worstMs(): Promise<number> {
    await this.call
    return this.worst
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.asking
  }

  private async keepAsking(): Promise<void> {
    while (!this.isOver) {
      this.call = this.ask()
      await this.call
      await pause(5)
    }
  }

  private async ask(): Promise<void> {
    const { ms } = await ask(this.stage.url, { method: 'GET', path: '/api/clients/me', token: this.stage.own.token })
    this.worst = Math.max(this.worst, ms)
  }
}
