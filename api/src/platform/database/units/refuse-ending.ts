const endsTransaction = /^\s*(BEGIN|START|COMMIT|END|ROLLBACK(?!\s+(TRANSACTION\s+)?TO\b))\b/i

/** Other units may share the transaction, and have written in it already. */
export function refuseEnding(statement: string): void {
  if (endsTransaction.test(statement)) throw new Error('A unit of work begins and ends by itself')
}
