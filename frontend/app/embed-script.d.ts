declare module 'virtual:embed-script' {
  /** Where `gatehouse.js` is for ever, and its hash for `integrity`. */
  export const path: string
  export const integrity: string
}
