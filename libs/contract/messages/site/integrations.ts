export const gatehouseSpeaksPlainHttpJson =
  'Gatehouse speaks plain HTTP, JSON and OAuth 2.0, so what you already use can speak to it.'
export const integrations = 'Integrations'
export const anyOauth20Client = 'Any OAuth 2.0 client'
export const theTokenEndpointFollowsRfc = 'The token endpoint follows RFC 6749. Key and secret go in as'
export const and = 'and'
export const withHttpBasicOrIn =
  ', with HTTP Basic or in the body. Libraries such as openid-client or simple-oauth2 need an address and nothing else.'
export const anyLanguageWithHttp = 'Any language with HTTP'
export const thereIsNoLibraryTo = 'There is no library to install. The samples on the'
export const developersPage = 'developers page'
export const areTwoCallsWithCurl = 'are two calls with curl, and translate line by line.'
export const oneKeyPerProgram = 'One key per program'
export const giveTheShopTheWarehouse =
  'Give the shop, the warehouse and the accounts program an API user each. Each carries its own role, so the accounts program can read payments without being able to make one, and you can shut one without the others.'
