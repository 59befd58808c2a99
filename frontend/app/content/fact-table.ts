/** A table that is printed from the code, so that no page can fall behind it. Words in backticks are code. */
export interface FactTable {
  head: string[]
  rows: string[][]
}
