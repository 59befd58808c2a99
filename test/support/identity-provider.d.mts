export interface Person {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[] | string
}

export interface TestProvider {
  issuer: string
  clientId: string
  clientSecret: string
  people: Map<string, Person>
  twist: { emailInToken: string | null; issuer: string | null; hangs: boolean; breaks: boolean; calls: string[] }
  serve(...origins: string[]): void
  rotateKeys(): void
  close(): Promise<void>
}

export function startIdentityProvider(client?: { clientId?: string; clientSecret?: string }): Promise<TestProvider>
export function walkThrough(url: string, account: string): Promise<URL>
