export class Conditions {
  readonly values: unknown[] = []
  private readonly parts: string[] = []

  add(condition: string, ...values: unknown[]): void {
    let number = this.values.length
    this.values.push(...values)
    this.parts.push(condition.replaceAll('?', () => `$${(number += 1)}`))
  }

  and(rest: string): string {
    return this.parts.length > 0 ? `WHERE ${this.parts.join(' AND ')} ${rest}` : rest
  }
}
