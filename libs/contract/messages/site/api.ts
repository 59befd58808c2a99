export const everyCallOfGatehouseWhat =
  'Every call of Gatehouse: what it takes, what it answers, what it refuses, and the permission it needs.'
export const allPathsBeginWith = 'All paths begin with'
export const newHereTakeThe = '. New here? Take the'
export const quickstart = 'quickstart'
export const downloadOpenapi31 = 'Download OpenAPI 3.1'
export const downloadCollection = 'Postman collection'
export const readTheDocs = 'Read the docs'
export const totalOperations = (total: number) => `${total} operations`
export const countOfTotalOperations = (count: number, total: number) => `${count} of ${total} operations`
export const noOperationHasAllOf = 'No operation has all of these words.'
export const showAll = 'Show all'
export const search = 'Search'
export const refundClientsClientidPost = 'refund, clients/:clientID, POST…'
export const whoCalls = 'Who calls'
export const everybody = 'Everybody'
export const needsPermission = (permission: string) => `needs “${permission}”`
