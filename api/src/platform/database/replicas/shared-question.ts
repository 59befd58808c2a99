/**
 * One question for all who wait for its answer. Whoever comes while it is on its way waits for the next one: the answer
 * may have been true before they came, and they need one that is true after.
 */
export class SharedQuestion<T> {
  private next: Promise<T> | null = null
  private underWay: Promise<unknown> = Promise.resolve()

  constructor(private readonly ask: () => Promise<T>) {}

  answer(): Promise<T> {
    if (!this.next) {
      this.next = this.underWay.then(() => {
        this.next = null
        return this.ask()
      })
      this.underWay = this.next.catch(() => undefined)
    }
    return this.next
  }
}
