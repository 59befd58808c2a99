// The floor: a bare node:http server on the same Node, with the same driver, the same SQL, and a token checked by node:crypto.
import { createServer } from 'node:http'
import { answerCreate, answerList, answerToken } from './floor-answers.mjs'
import { openFloorDatabase } from './floor-database.mjs'
import { claimsOf, issueToken } from './floor-tokens.mjs'

const { FLOOR_CALLER, PRODUCT_URL } = process.env
const key = 'a key of the floor alone'
const database = await openFloorDatabase(process.env)
// Only when a page is asked for: the API's floor carries no React.
let renderPage

const bodyOf = async (request) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

const send = (response, status, answer) => {
  const body = JSON.stringify(answer)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

const answer = async (request, response) => {
  const { url, method, headers } = request
  if (url === '/floor-token') return send(response, 200, issueToken(JSON.parse(FLOOR_CALLER), key))
  if (url === '/api/oauth/token') {
    await bodyOf(request)
    return send(response, 200, await answerToken(database, headers.authorization, key))
  }
  if (url.startsWith('/api/')) {
    const caller = claimsOf(headers.authorization, key)
    if (!caller) return send(response, 401, { error: 'Who are you?' })
    if (method === 'GET') return send(response, 200, await answerList(database, caller, url.includes('fields=')))
    const body = await bodyOf(request)
    return send(response, 201, await answerCreate(database, caller, body, headers['idempotency-key']))
  }
  renderPage ??= (await import('./floor-pages.mjs')).pageRenderer(PRODUCT_URL)
  return (await renderPage)(request, response)
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
