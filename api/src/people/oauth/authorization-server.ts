import type { FastifyInstance } from 'fastify'
import { deviceGrant } from '#contract/device-logins.js'
import type { AuthorizationServerView } from '#contract/oauth.js'
import { fromAnySite } from '../../platform/http/any-site.js'

const methods = ['client_secret_basic', 'client_secret_post']

export function serveAuthorizationServer(server: FastifyInstance, originOf: () => string): void {
  server.get('/.well-known/oauth-authorization-server', { config: fromAnySite }, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
      .send(viewAuthorizationServer(originOf())),
  )
}

const viewAuthorizationServer = (origin: string): AuthorizationServerView => ({
  issuer: origin,
  device_authorization_endpoint: `${origin}/api/oauth/device`,
  token_endpoint: `${origin}/api/oauth/token`,
  token_endpoint_auth_methods_supported: methods,
  revocation_endpoint: `${origin}/api/oauth/revoke`,
  revocation_endpoint_auth_methods_supported: methods,
  introspection_endpoint: `${origin}/api/oauth/introspect`,
  introspection_endpoint_auth_methods_supported: methods,
  grant_types_supported: ['client_credentials', deviceGrant],
  response_types_supported: [],
  service_documentation: `${origin}/docs/authentication`,
})
