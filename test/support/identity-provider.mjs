import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

const minutes = 600
const kept = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session']

/** Without the warning that its memory is no place for production. */
function quietly(make) {
  const { warn } = console
  console.warn = () => undefined
  try {
    return make()
  } finally {
    console.warn = warn
  }
}

const scopes = 'openid email profile'

function newKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const kid = randomBytes(8).toString('hex')
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }
}

// Nobody is asked for consent: the application belongs to the company, as the accounts do.
async function grantAll(ctx) {
  const { client, session, provider } = ctx.oidc
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}

const page = (uid) => `<!doctype html><html lang="en"><title>Acme accounts</title>
  <meta name="viewport" content="width=device-width"><h1>Acme accounts</h1>
  <form method="post" action="/interaction/${uid}"><label>Account <input name="account" required></label>
  <button>Sign in to Acme</button></form></html>`

const claimsOf = (sub, person, use, { emailInToken }) => ({
  sub,
  ...person,
  ...(use === 'id_token' && { email: emailInToken ?? undefined }),
})

const configurationOf = ({ jwks, clientId, clientSecret, redirects, people, twist }) => ({
  jwks,
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: redirects.map((origin) => `${origin}/admin/login/callback`),
      post_logout_redirect_uris: redirects.map((origin) => `${origin}/admin/login`),
    },
  ],
  claims: { openid: ['sub', 'email'], email: ['email', 'email_verified', 'groups'], profile: ['name'] },
  cookies: { keys: [randomBytes(16).toString('hex')] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  loadExistingGrant: grantAll,
  findAccount: (_ctx, id) =>
    people.has(id) ? { accountId: id, claims: (use) => claimsOf(id, people.get(id), use, twist) } : undefined,
  ttl: Object.fromEntries(kept.map((name) => [name, minutes])),
})

const lie = (response, issuer, liedIssuer) =>
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      issuer: liedIssuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    }),
  )

/** A real provider of OpenID Connect on a port of its own. Its people are `people`, by the name that they sign in with. */
export async function startIdentityProvider({
  clientId = 'gatehouse',
  clientSecret = 'a-secret-of-the-provider',
} = {}) {
  const people = new Map()
  const twist = { emailInToken: null, issuer: null, hangs: false, breaks: false, calls: [] }
  let provider
  const server = createServer((request, response) => {
    void handle(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${server.address().port}`
  let redirects = []

  async function handle(request, response) {
    twist.calls.push(request.url)
    if (twist.hangs) return undefined
    if (twist.breaks) return request.socket.destroy()
    if (twist.issuer && request.url.includes('.well-known')) return lie(response, issuer, twist.issuer)
    const uid = /^\/interaction\/([\w-]+)/.exec(request.url)?.[1]
    if (!uid) return provider.callback()(request, response)
    if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(page(uid))
    const accountId = new URLSearchParams(await textOf(request)).get('account')
    return provider.interactionFinished(request, response, { login: { accountId } })
  }

  function build(jwks) {
    provider = quietly(
      () => new Provider(issuer, configurationOf({ jwks, clientId, clientSecret, redirects, people, twist })),
    )
  }

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    twist,
    /** For whom it is there: the origins of the installations. */
    serve: (...origins) => {
      redirects = origins
      build(newKeys())
    },
    rotateKeys: () => build(newKeys()),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** What a browser does there: signs in as that person, and is sent back with the address that this answers. */
export async function walkThrough(url, account) {
  const jar = new Map()
  const visit = async (at, options = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(at, { redirect: 'manual', ...options, headers: { ...options.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      jar.set(name, value)
    }
    const next = answer.headers.get('location')
    return next ? new URL(next, at) : answer
  }
  const body = new URLSearchParams({ account })
  let at = await visit(url)
  for (let step = 0; at instanceof URL && at.origin === new URL(url).origin && step < 8; step += 1)
    at = await visit(at, at.pathname.startsWith('/interaction/') ? { method: 'POST', body } : {})
  if (!(at instanceof URL)) throw new Error(`The provider answered ${at.status}: ${await at.text()}`)
  return at
}
