/** What a form that makes something carries so that it counts once, however often and to whichever replica it is sent. */
export const newFormID = (): string => crypto.randomUUID()
