import { Injectable } from '@nestjs/common'

type Hear = (decision: 'allowed' | 'refused', caller: string) => void

@Injectable()
export class GateDecisions {
  private readonly listeners: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  say(decision: 'allowed' | 'refused', caller: string): void {
    for (const hear of this.listeners) hear(decision, caller)
  }
}
