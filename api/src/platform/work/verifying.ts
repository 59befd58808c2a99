export interface Found {
  entries: number
  isIntact: boolean
  fault: string | null
}

export type Tell = (done: number, total: number) => void
