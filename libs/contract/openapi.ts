export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
  pattern?: string
  default?: unknown
}

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  style?: 'deepObject'
  schema: Schema
  example?: unknown
}

export interface OpenApiContent {
  schema: Schema
  example?: unknown
  examples?: Record<string, { $ref: string }>
}

export interface OpenApiResponse {
  description: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, OpenApiContent>
}

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: Record<string, string[]>[]
  'x-permission'?: string
  'x-audiences': string[]
  'x-sdk-method'?: string
  parameters?: OpenApiParameter[]
  requestBody?: { description: string; required: boolean; content: Record<string, OpenApiContent> }
  responses: Record<string, OpenApiResponse>
}

export type OpenApiWebhook = Omit<OpenApiOperation, 'x-permission' | 'x-audiences' | 'x-sdk-method'>

/** GET /openapi.json: an OpenAPI document. */
export interface OpenApiAnswer {
  [part: string]: unknown
}

/** GET /collection.json: a Postman collection. */
export interface CollectionAnswer {
  [part: string]: unknown
}

export interface OpenApiDocument {
  openapi: string
  info: Record<string, unknown>
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  webhooks: Record<string, { post: OpenApiWebhook }>
  components: {
    schemas: Record<string, Schema>
    examples: Record<string, { summary: string; value: unknown }>
    securitySchemes: Record<string, unknown>
  }
}

const prefix = '#/components/schemas/'
export const nameOfShape = (ref: string): string => ref.slice(prefix.length)
export const referTo = (name: string): Schema => ({ $ref: `${prefix}${name}` })

export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const found = schema.$ref ? schemas[nameOfShape(schema.$ref)] : schema
  if (!found) throw new Error(`There is no shape ${schema.$ref}`)
  return found.$ref ? resolved(found, schemas) : found
}
