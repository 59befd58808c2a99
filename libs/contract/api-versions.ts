/** Each is a day from which on the API had a shape; the first is the one that it began with. */
export const firstApiVersion = '2026-12-01'
export const apiVersionHeader = 'gatehouse-version'
