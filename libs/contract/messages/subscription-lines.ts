// What invoices say for a part of a period, in English as the rest of their lines.
export const unused = (name: string) => `Unused time: ${name}`
export const remaining = (name: string) => `Remaining time: ${name}`
