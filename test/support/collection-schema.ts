const text = { type: 'string' }
const variables = {
  type: 'array',
  items: { type: 'object', properties: { key: text, value: text, type: text }, required: ['key', 'value'] },
}

/** What of https://schema.getpostman.com/json/collection/v2.1.0/collection.json our collection uses. */
export const collectionSchema = {
  type: 'object',
  required: ['info', 'item'],
  additionalProperties: false,
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema'],
      properties: {
        name: text,
        description: text,
        schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      },
    },
    auth: {
      type: 'object',
      required: ['type', 'oauth2'],
      properties: { type: { const: 'oauth2' }, oauth2: variables },
    },
    variable: variables,
    item: { type: 'array', minItems: 1, items: { anyOf: [{ $ref: '#/$defs/folder' }, { $ref: '#/$defs/item' }] } },
  },
  $defs: {
    folder: {
      type: 'object',
      required: ['name', 'item'],
      additionalProperties: false,
      properties: { name: text, description: text, item: { type: 'array', items: { $ref: '#/$defs/item' } } },
    },
    item: {
      type: 'object',
      required: ['name', 'request'],
      additionalProperties: false,
      properties: { name: text, request: { $ref: '#/$defs/request' }, response: { type: 'array' } },
    },
    request: {
      type: 'object',
      required: ['method', 'url', 'header'],
      additionalProperties: false,
      properties: {
        method: { enum: ['GET', 'POST', 'PUT', 'DELETE'] },
        description: text,
        header: {
          type: 'array',
          items: {
            type: 'object',
            required: ['key', 'value'],
            additionalProperties: false,
            properties: { key: text, value: text, description: text },
          },
        },
        url: {
          type: 'object',
          required: ['raw', 'host', 'path'],
          additionalProperties: false,
          properties: {
            raw: text,
            host: { type: 'array', items: text },
            path: { type: 'array', items: text },
            query: {
              type: 'array',
              items: {
                type: 'object',
                required: ['key', 'value'],
                additionalProperties: false,
                properties: { key: text, value: text, description: text, disabled: { type: 'boolean' } },
              },
            },
            variable: variables,
          },
        },
        body: {
          type: 'object',
          required: ['mode', 'raw'],
          properties: { mode: { const: 'raw' }, raw: text, options: { type: 'object' } },
        },
      },
    },
  },
}
