const bodies = new WeakMap<object, Buffer>()

export const keepRawBody = (request: object, body: Buffer): void => void bodies.set(request, body)
export const rawBodyOf = (request: object): Buffer | undefined => bodies.get(request)
