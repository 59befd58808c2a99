import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { blogPaths, writtenGroups, writtenPaths } from './content/order'

const written = (path: string) => route(path.slice(1), `./content${path}.mdx`)
const asMarkdown = (path: string) => route(`${path.slice(1)}.md`, './routes/site/markdown.ts', { id: `${path}.md` })

// A screen that fails is replaced by what it has to say, and the frame of its area stays.
const framed = (frame: string, screens: RouteConfigEntry[]) =>
  layout(frame, [layout('./routes/boundary.tsx', { id: `boundary of ${frame}` }, screens)])

// What proves who somebody is: the same screens in both areas.
const proofs = (area: 'client' | 'admin', page: string, dialogs: RouteConfigEntry[] = []): RouteConfigEntry[] => {
  const shared = (path: string, screen: string) => route(path, screen, { id: `${area} ${path}` })
  return [
    route('profile', page, [
      ...dialogs,
      shared('factors/:factorID/rename', './routes/profile/rename-factor.tsx'),
      shared('factors/:factorID/remove', './routes/profile/remove-factor.tsx'),
    ]),
    shared('profile/passkeys', './routes/profile/passkeys.ts'),
    shared('profile/password', './routes/profile/password.tsx'),
    shared('profile/factors/new', './routes/profile/enrol.tsx'),
    shared('profile/recovery-codes', './routes/profile/recovery-codes.tsx'),
    shared('profile/security-log', './routes/profile/security-log.tsx'),
    shared('profile/sessions/:sessionID/end', './routes/profile/end-session.tsx'),
  ]
}

export default [
  framed('./routes/site/layout.tsx', [
    index('./routes/site/home.tsx'),
    route('features', './routes/site/features.tsx'),
    route('developers', './routes/site/developers.tsx'),
    route('about', './routes/site/about.tsx'),
    route('contact', './routes/site/contact.tsx'),
    route('pricing', './routes/site/pricing.tsx'),
    route('integrations', './routes/site/integrations.tsx'),
    route('api', './routes/site/api.tsx'),
    layout('./routes/site/docs.tsx', [
      route('docs', './routes/site/docs-home.tsx'),
      route('docs/search', './routes/site/docs-search.tsx'),
      route('docs/reference/:operation', './routes/site/reference.tsx'),
      ...writtenGroups.flatMap(({ paths }) => paths).map(written),
    ]),
    route('guides', './routes/site/guides.tsx'),
    route('blog', './routes/site/blog.tsx'),
    layout('./routes/site/article.tsx', blogPaths.map(written)),
    route('support', './routes/site/support.tsx'),
    route('careers', './routes/site/careers.tsx'),
    route('privacy', './routes/site/privacy.tsx'),
    route('terms', './routes/site/terms.tsx'),
    route('cookies', './routes/site/cookies.tsx'),
    route('forgot-password', './routes/site/forgot-password.tsx'),
    route('reset-password', './routes/site/reset-password.tsx'),
    route('sign-in-link', './routes/site/sign-in-link.tsx'),
    route('confirm-email', './routes/site/confirm-email.tsx'),
    route('refuse-email', './routes/site/refuse-email.tsx'),
    route('invitation', './routes/site/invitation.tsx'),
    route('lift-hold', './routes/site/lift-hold.tsx'),
    route('not-me', './routes/site/not-me.tsx'),

    route('client/signup', './routes/client/signup/page.tsx'),
    route('client/signup/reapply', './routes/client/signup/reapply.tsx'),
    route('client/login', './routes/client/login/page.tsx'),
    route('client/login/code', './routes/client/login/code.tsx'),
    route('client/login/passkey', './routes/client/login/passkey.ts'),
    route('client/login/enrol', './routes/client/login/enrol.tsx'),
    route('client/pending-approval', './routes/client/pending-approval/page.tsx'),

    route('*', './routes/site/not-found.tsx'),
  ]),
  ...prefix('pay/:token', [
    layout('./routes/pay/layout.tsx', [
      index('./routes/pay/checkout.tsx'),
      route('payments/:transactionID', './routes/pay/payment.tsx'),
    ]),
  ]),
  route('theme', './routes/site/theme.tsx'),
  ...writtenPaths.map(asMarkdown),
  route('llms.txt', './routes/site/llms.ts'),
  route('feed.xml', './routes/site/feed.ts'),
  route('sitemap.xml', './routes/site/sitemap.tsx'),
  route('robots.txt', './routes/site/robots.tsx'),

  ...prefix('client', [
    framed('./routes/client/layout.tsx', [
      route('dashboard', './routes/client/dashboard/page.tsx'),
      route('api-users', './routes/client/api-users/list.tsx', [
        route('new', './routes/client/api-users/new.tsx'),
        route(':apiUserID/edit', './routes/client/api-users/edit.tsx'),
        route(':apiUserID/delete', './routes/client/api-users/delete.tsx'),
        route(':apiUserID/regenerate', './routes/client/api-users/regenerate.tsx'),
        route(':apiUserID/disable', './routes/client/api-users/disable.tsx'),
      ]),
      route('api-users/:apiUserID/enable', './routes/client/api-users/enable.ts'),
      route('api-users/:apiUserID/end-overlap', './routes/client/api-users/end-overlap.ts'),
      route('transactions', './routes/client/transactions/list.tsx'),
      route('transactions.csv', './routes/client/transactions/csv.ts'),
      route('transactions/:transactionID', './routes/client/transactions/detail.tsx', [
        route('refund', './routes/client/transactions/refund.tsx'),
        route('capture', './routes/client/transactions/capture.tsx'),
        route('cancel', './routes/client/transactions/cancel.tsx'),
      ]),
      route('payment-links', './routes/client/payment-links/list.tsx', [
        route('new', './routes/client/payment-links/new.tsx'),
        route(':paymentLinkID/close', './routes/client/payment-links/close.tsx'),
      ]),
      route('webhooks', './routes/client/webhooks/list.tsx', [
        route('new', './routes/client/webhooks/new.tsx'),
        route(':endpointID/edit', './routes/client/webhooks/edit.tsx'),
        route(':endpointID/delete', './routes/client/webhooks/delete.tsx'),
        route(':endpointID/rotate-secret', './routes/client/webhooks/rotate-secret.tsx'),
      ]),
      route('webhooks/:endpointID/enable', './routes/client/webhooks/enable.ts'),
      route('webhooks/:endpointID/test', './routes/client/webhooks/test-event.ts'),
      route('webhooks/events', './routes/client/webhooks/events.tsx'),
      route('webhooks/deliveries', './routes/client/webhooks/deliveries.tsx', [
        route('replay', './routes/client/webhooks/deliveries.replay.tsx'),
      ]),
      route('webhooks/deliveries/:deliveryID', './routes/client/webhooks/delivery.tsx'),
      route('webhooks/deliveries/:deliveryID/replay', './routes/client/webhooks/delivery.replay.ts'),
      route('webhooks/deliveries/:deliveryID/signature', './routes/client/webhooks/signature.tsx'),
      route('webhooks/inspector', './routes/client/webhooks/inspector.tsx'),
      route('banks', './routes/client/banks/page.tsx', [route('account', './routes/client/banks/account.tsx')]),
      route('banks/ledger', './routes/client/banks/ledger.tsx'),
      route('team', './routes/client/team/list.tsx', [
        route('invite', './routes/client/team/invite.tsx'),
        route(':clientMemberID/edit', './routes/client/team/edit.tsx'),
        route(':clientMemberID/remove', './routes/client/team/remove.tsx'),
        route(':clientMemberID/hand-over', './routes/client/team/hand-over.tsx'),
      ]),
      route('team/:clientMemberID/resend', './routes/client/team/resend.ts'),
      route('team/:clientMemberID/end-hand-over', './routes/client/team/end-hand-over.ts'),
      route('switch', './routes/client/switch.ts'),
      route('mode', './routes/client/mode.ts'),
      route('payment/resend-otp', './routes/client/payment/resend-otp.tsx'),
      route('hold', './routes/client/hold.tsx'),
      route('step-up', './routes/client/step-up/page.tsx'),
      route('step-up/proof', './routes/client/step-up/proof.ts'),
      route('profile/policy', './routes/client/profile/policy.tsx'),
      ...proofs('client', './routes/client/profile/page.tsx', [route('leave', './routes/client/profile/leave.tsx')]),
    ]),
    route('logout', './routes/client/logout.tsx'),
  ]),

  route('login', './routes/admin/login-redirect.tsx'),
  ...prefix('admin', [
    index('./routes/admin/index-redirect.tsx'),
    route('login', './routes/admin/login/page.tsx'),
    route('login/code', './routes/admin/login/code.tsx'),
    route('login/passkey', './routes/admin/login/passkey.ts'),
    route('login/enrol', './routes/admin/login/enrol.tsx'),
    route('login/provider/:providerID', './routes/admin/login/provider.ts'),
    route('login/callback', './routes/admin/login/callback.tsx'),
    route('signup', './routes/admin/signup.tsx'),
    route('forgot-password', './routes/admin/forgot-password.tsx'),
    route('reset-password', './routes/admin/reset-password.tsx'),
    route('confirm-email', './routes/admin/confirm-email.tsx'),
    framed('./routes/admin/layout.tsx', [
      route('mode', './routes/admin/mode.ts'),
      route('dashboard', './routes/admin/dashboard/page.tsx'),
      route('clients', './routes/admin/clients/list.tsx', [
        route('new', './routes/admin/clients/new.tsx'),
        route(':clientID/edit', './routes/admin/clients/edit.tsx'),
        route(':clientID/delete', './routes/admin/clients/delete.tsx'),
      ]),
      route('clients.csv', './routes/admin/clients/csv.ts'),
      route('clients/:clientID', './routes/admin/clients/detail.tsx', [
        route('suspend', './routes/admin/clients/suspend.tsx'),
        route('reactivate', './routes/admin/clients/reactivate.tsx'),
        route('reset-factors', './routes/admin/clients/reset-factors.tsx'),
        route('members/:clientMemberID/reset-factors', './routes/admin/clients/reset-member-factors.tsx'),
      ]),
      route('portal-users', './routes/admin/portal-users/list.tsx', [
        route('new', './routes/admin/portal-users/new.tsx'),
        route(':id/edit', './routes/admin/portal-users/edit.tsx'),
        route(':id/delete', './routes/admin/portal-users/delete.tsx'),
        route(':id/sessions', './routes/admin/portal-users/sessions.tsx'),
        route(':id/reset-factors', './routes/admin/portal-users/reset-factors.tsx'),
      ]),
      route('portal-users.csv', './routes/admin/portal-users/csv.ts'),
      route('api-users', './routes/admin/api-users/list.tsx', [
        route('new', './routes/admin/api-users/new.tsx'),
        route(':apiUserID/edit', './routes/admin/api-users/edit.tsx'),
        route(':apiUserID/delete', './routes/admin/api-users/delete.tsx'),
        route(':apiUserID/disable', './routes/admin/api-users/disable.tsx'),
      ]),
      route('api-users/:apiUserID/enable', './routes/admin/api-users/enable.ts'),
      route('api-users.csv', './routes/admin/api-users/csv.ts'),
      route('roles', './routes/admin/roles/list.tsx', [
        route('new', './routes/admin/roles/new.tsx'),
        route(':roleID/edit', './routes/admin/roles/edit.tsx'),
        route(':roleID/delete', './routes/admin/roles/delete.tsx'),
      ]),
      route('roles/matrix', './routes/admin/roles/matrix.tsx'),
      route('roles.csv', './routes/admin/roles/csv.ts'),
      route('permissions', './routes/admin/permissions/list.tsx', [
        route('new', './routes/admin/permissions/new.tsx'),
        route(':permissionID/edit', './routes/admin/permissions/edit.tsx'),
        route(':permissionID/delete', './routes/admin/permissions/delete.tsx'),
      ]),
      route('permissions.csv', './routes/admin/permissions/csv.ts'),
      route('processors', './routes/admin/processors/list.tsx', [
        route('new', './routes/admin/processors/new.tsx'),
        route(':processorAccountID/edit', './routes/admin/processors/edit.tsx'),
        route(':processorAccountID/delete', './routes/admin/processors/delete.tsx'),
      ]),
      route('processors/:processorAccountID', './routes/admin/processors/detail.tsx'),
      route('processors/:processorAccountID/check', './routes/admin/processors/check.ts'),
      route('transactions', './routes/admin/transactions/list.tsx'),
      route('transactions.csv', './routes/admin/transactions/csv.ts'),
      route('transactions/:transactionID', './routes/admin/transactions/detail.tsx'),
      route('disputes', './routes/admin/disputes/list.tsx', [
        route(':disputeID/close/:outcome', './routes/admin/disputes/close.tsx'),
      ]),
      route('books', './routes/admin/books/page.tsx'),
      route('audit', './routes/admin/audit/list.tsx'),
      route('audit.csv', './routes/admin/audit/csv.ts'),
      route('audit/verification', './routes/admin/audit/verification.tsx'),
      route('contact-messages', './routes/admin/contact-messages/list.tsx'),
      route('search', './routes/admin/search/page.tsx'),
      route('unlock', './routes/admin/unlock.ts'),
      route('security', './routes/admin/security/page.tsx'),
      route('security/resets/:factorResetID/:decision', './routes/admin/security/decide.ts'),
      route('identity-providers', './routes/admin/identity-providers/list.tsx', [
        route('new', './routes/admin/identity-providers/new.tsx'),
        route(':providerID/edit', './routes/admin/identity-providers/edit.tsx'),
        route(':providerID/delete', './routes/admin/identity-providers/delete.tsx'),
      ]),
      route('identity-providers/:providerID/check', './routes/admin/identity-providers/check.ts'),
      route('step-up/provider', './routes/admin/step-up/provider.ts'),
      route('step-up', './routes/admin/step-up/page.tsx'),
      route('step-up/proof', './routes/admin/step-up/proof.ts'),
      route('why', './routes/admin/why/page.tsx'),
      ...proofs('admin', './routes/admin/profile/page.tsx'),
      route('pending-clients', './routes/admin/pending-clients/list.tsx', [
        route(':clientID/reject', './routes/admin/pending-clients/reject.tsx'),
      ]),
      route('pending-clients/reject', './routes/admin/pending-clients/reject-several.tsx'),
    ]),
    route('logout', './routes/admin/logout.tsx'),
    route('signed-out', './routes/admin/signed-out.tsx'),
  ]),
] satisfies RouteConfig
