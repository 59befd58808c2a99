export const resources: Record<string, Record<string, string>>
export const own: Record<string, string>
export const parents: Record<string, string>
