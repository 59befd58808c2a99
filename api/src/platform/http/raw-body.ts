const bodies = new WeakMap<object, Buffer>()

/** The bytes of a JSON body as they came, for as long as its request lives. */
export const keepRawBody = (request: object, body: Buffer): void => void bodies.set(request, body)
export const rawBodyOf = (request: object): Buffer | undefined => bodies.get(request)
