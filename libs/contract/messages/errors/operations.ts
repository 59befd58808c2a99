export const isADay = (name: string) => `${name} must be a date, such as 2026-01-31`
export const fromIsAfterTo = 'from must not be after to'
export const atMostDays = (days: number) => `The range can be at most ${days} days`
export const notThatFar = 'from and to must be between 2000 and a year from now'
