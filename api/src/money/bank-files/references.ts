/** Banks refuse `_`. */
export const asReference = (id: string): string => id.replaceAll('_', '-')
export const fromReference = (reference: string): string => reference.replace('-', '_')
