export const everyEndpoint = 'Every API endpoint, with its parameters, responses, errors and required permission.'
export const allPathsStartWith = 'All paths start with'
export const newHereStartWith = '. New here? Start with the'
export const quickstart = 'quickstart'
export const downloadOpenapi31 = 'Download OpenAPI 3.1'
export const downloadCollection = 'Postman collection'
export const readTheDocs = 'Read the docs'
export const totalEndpoints = (total: number) => `${total} endpoints`
export const countOfTotalEndpoints = (count: number, total: number) => `${count} of ${total} endpoints`
export const noEndpointMatches = 'No endpoints match your search.'
export const showAll = 'Show all'
export const search = 'Search'
export const refundClientsClientidPost = 'refund, clients/:clientID, POST…'
export const caller = 'Caller'
export const anyCaller = 'Any caller'
export const needsPermission = (permission: string) => `needs “${permission}”`
