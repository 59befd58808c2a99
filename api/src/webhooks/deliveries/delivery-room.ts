import { webhookEndpointInFlightMax, webhookFailingInFlightMax, webhookInFlightMax } from '#contract/limits.js'
import type { Due } from './delivery-queue.js'

/** An endpoint that hangs fills its own room and no other's; after a failure it has room for a single attempt. */
export class DeliveryRoom {
  private readonly counts = new Map<string, number>()
  private readonly failing = new Set<string>()
  private total = 0

  get isFull(): boolean {
    return this.total >= webhookInFlightMax
  }

  fullEndpoints(): string[] {
    return [...this.counts.keys()].filter((endpointID) => this.freeFor(endpointID) <= 0)
  }

  choose(due: Due[]): string[] {
    const planned = new Map<string, number>()
    const chosen: string[] = []
    for (const { deliveryID, endpointID } of due) {
      const count = planned.get(endpointID) ?? 0
      if (this.total + chosen.length >= webhookInFlightMax || count >= this.freeFor(endpointID)) continue
      planned.set(endpointID, count + 1)
      chosen.push(deliveryID)
    }
    return chosen
  }

  enter(endpointID: string): void {
    this.total += 1
    this.counts.set(endpointID, (this.counts.get(endpointID) ?? 0) + 1)
  }

  leave(endpointID: string): void {
    this.total -= 1
    const left = (this.counts.get(endpointID) ?? 1) - 1
    if (left > 0) this.counts.set(endpointID, left)
    else this.counts.delete(endpointID)
  }

  note(endpointID: string, isHealthy: boolean): void {
    if (isHealthy) this.failing.delete(endpointID)
    else this.failing.add(endpointID)
  }

  private freeFor(endpointID: string): number {
    const max = this.failing.has(endpointID) ? webhookFailingInFlightMax : webhookEndpointInFlightMax
    return max - (this.counts.get(endpointID) ?? 0)
  }
}
