export const addressFieldNames = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const
export type AddressField = (typeof addressFieldNames)[number]
