import { hash } from '@node-rs/argon2'

// argon2id, OWASP's second setting: about ten milliseconds on a server core.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, settings)
