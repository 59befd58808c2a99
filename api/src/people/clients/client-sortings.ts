import type { Sortings } from '../../platform/lists/sorted-page.js'
import { matching } from '../../platform/lists/text-search.js'
import type { Client } from './client.entity.js'

const sortings: Sortings<Client> = {
  name: { column: 'name', kind: 'text' },
  created: { column: 'createdAt', kind: 'time' },
}

export const clientSortings = { alias: 'client', idName: 'clientID', sortings } as const

export const matchingClient = (q: string) => matching(q, ['client.name', 'client.emailAddress'], ['client.clientID'])
