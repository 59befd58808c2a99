/** What a verification found; `fault` names the first bad row. */
export interface Found {
  entries: number
  isIntact: boolean
  fault: string | null
}

/** Called again and again with how many rows are done, and of how many. */
export type Tell = (done: number, total: number) => void
