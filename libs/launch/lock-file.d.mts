type Packages = Record<string, object>

export const readLock: (file: string) => Packages
export const packagesFor: (packages: Packages, need: 'production' | 'start' | 'checks') => Packages
