export function fingerprintOf(publicKey: string): string
