export function pack(target?: string): string
