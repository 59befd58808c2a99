export const addressOf = (clientID: string): string => `/admin/clients/${encodeURIComponent(clientID)}`
