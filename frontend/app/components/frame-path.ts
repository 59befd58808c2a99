export const framePath = '/pay/embed/'

export const isEmbedded = (pathname: string): boolean => pathname.startsWith(framePath)
