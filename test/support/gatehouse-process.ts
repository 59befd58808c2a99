import { afterAll } from '@jest/globals'
import { readDescription } from './description.js'
import { killProducts, type ProductProcess, startProduct } from './product-process.js'
import { call, type CallOptions, type Answer } from './calls.js'

/** The built product as a process of its own. */
export interface Gatehouse extends Omit<ProductProcess, 'stdout'> {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
}

// A test that fails halfway leaves no process behind.
afterAll(killProducts)

/** As `startProduct`, and every answer is checked against the product's own description. */
export async function startGatehouse(
  settings: NodeJS.ProcessEnv,
  program?: string,
): Promise<Gatehouse & { stdout: string }> {
  const product = await startProduct(settings, program)
  await readDescription(product.url)
  return { ...product, call: (...args) => call(product.url, ...args) }
}
