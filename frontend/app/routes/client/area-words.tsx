// The merchant area has a file of its own for this: what its lists share is built into it.
export { default, loader, middleware, shouldRevalidate } from './words'
