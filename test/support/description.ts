import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument, OpenApiOperation } from '../../libs/contract/openapi.js'
import { matchTemplate } from '../../api/src/people/gate/template-match.js'

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

interface Described {
  method: string
  template: string
  path: string
  operation: OpenApiOperation
}

/** The product's own OpenAPI document, and whether an answer is what it says. */
export class Description {
  readonly operations: Described[]
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true })

  constructor(readonly document: OpenApiDocument) {
    addFormats.default(this.ajv)
    this.ajv.addSchema(document, 'openapi')
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        template: path.replace(/\{(\w+)\}/g, ':$1'),
        path,
        operation,
      })),
    )
  }

  static async of(url: string): Promise<Description> {
    const answer = await fetch(`${url}/api/openapi.json`)
    return new Description((await answer.json()) as OpenApiDocument)
  }

  /** What is wrong with an answer; undefined if nothing is, or if no operation has this address. */
  faultOf(method: string, address: string, { status, headers, body }: Answer): string | undefined {
    const [path = ''] = address.split(/[?#]/)
    const sameMethod = this.operations.filter((one) => one.method === method)
    const found = matchTemplate(sameMethod, path)
    if (!found) return undefined
    const response = found.operation.responses[status]
    if (!response) return `answers ${status}, which is not documented: ${JSON.stringify(body)}`
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    if (!response.content) return body === undefined ? undefined : `answers a body with ${status}`
    if (!response.content[type]) return `answers ${status} as ${type || 'nothing'}`
    return this.faultOfBody(found, status, type, body)
  }

  /** Whether a value fits the schema at a place in the document. */
  faultAt(pointer: string[], value: unknown): string | undefined {
    const validate = this.ajv.getSchema(`openapi${this.fragmentOf(pointer)}`)
    if (!validate) return `there is no schema at ${pointer.join(' ')}`
    return validate(value) ? undefined : this.ajv.errorsText(validate.errors)
  }

  /** Hundreds of places only name a schema, which is compiled once for all of them. */
  private fragmentOf(pointer: string[]): string {
    const at = pointer.reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      this.document,
    )
    if (isReference(at)) return at.$ref
    const place = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    return `#/${place.join('/')}`
  }

  private faultOfBody(found: Described, status: number, type: string, body: unknown): string | undefined {
    const method = found.method.toLowerCase()
    const pointer = ['paths', found.path, method, 'responses', String(status), 'content', type, 'schema']
    const fault = this.faultAt(pointer, body)
    return fault && `answers ${status} with ${fault}: ${JSON.stringify(body).slice(0, 1_000)}`
  }
}

const isReference = (node: unknown): node is { $ref: string } =>
  typeof node === 'object' && node !== null && '$ref' in node && Object.keys(node).length === 1

/** What a program calls. */
export const callsOfPrograms = (operations: Described[]): Described[] =>
  operations.filter(({ operation }) => operation['x-audiences'].includes('integrator'))

let shared: Promise<Description> | undefined

/** The same for every API of one test file. */
export const readDescription = (url: string): Promise<Description> => (shared ??= Description.of(url))

/** Every answer of every API test goes through here. */
export async function requireDescribed(method: string, address: string, answer: Answer): Promise<void> {
  // Whoever chooses fields leaves out what is always there.
  if (!shared || method === 'HEAD' || (answer.status === 200 && /[?&]fields=/.test(address))) return
  const fault = (await shared).faultOf(method, address, answer)
  if (fault) throw new Error(`${method} ${address} ${fault}`)
}
