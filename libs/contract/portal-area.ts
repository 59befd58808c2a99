export type PortalArea = 'client' | 'admin'

/** Written by the browser, so that the next page is drawn with the same groups open. */
export const openGroupsCookie = (area: PortalArea) => `openGroups-${area}`
