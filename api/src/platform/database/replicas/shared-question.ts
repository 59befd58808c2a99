/** A caller who comes while a question is under way waits for the next one, whose answer is newer. */
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
