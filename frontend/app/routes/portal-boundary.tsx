// The screens of both areas have a file of their own for this: what they share is built into it.
export { default, ErrorBoundary } from './boundary'
