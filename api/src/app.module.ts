import { type DynamicModule, Module } from '@nestjs/common'
import { AccountModule } from './account/account.module.js'
import { AdminModule } from './admin/admin.module.js'
import { ApiUsersModule } from './api-users/api-users.module.js'
import { AuditModule } from './audit/audit.module.js'
import { AuthModule } from './auth/auth.module.js'
import { ClientsModule } from './clients/clients.module.js'
import { ContactModule } from './contact/contact.module.js'
import type { AppSecret } from './config/app-secret.js'
import type { Environment } from './config/environment.js'
import type { Database } from './database/database.js'
import { DatabaseModule } from './database/database.module.js'
import { DisputesModule } from './disputes/disputes.module.js'
import { EmailChangesModule } from './email-changes/email-changes.module.js'
import { EventsModule } from './events/events.module.js'
import { FirstRunModule } from './first-run/first-run.module.js'
import { HoldsModule } from './holds/holds.module.js'
import { LedgerModule } from './ledger/ledger.module.js'
import { LimitsModule } from './limits/limits.module.js'
import { MailModule } from './mail/mail.module.js'
import { OAuthModule } from './oauth/oauth.module.js'
import { ObserveModule } from './observe/observe.module.js'
import { OpenApiModule } from './openapi/openapi.module.js'
import { PaymentLinksModule } from './payment-links/payment-links.module.js'
import { PermissionsModule } from './permissions/permissions.module.js'
import { PortalUsersModule } from './portal-users/portal-users.module.js'
import { RefundsModule } from './refunds/refunds.module.js'
import { RetentionModule } from './retention/retention.module.js'
import { RolesModule } from './roles/roles.module.js'
import { SentFormsModule } from './sent-forms/sent-forms.module.js'
import { SessionsModule } from './sessions/sessions.module.js'
import { SettlementAccountsModule } from './settlement-accounts/settlement-accounts.module.js'
import { TransactionsModule } from './transactions/transactions.module.js'
import { VerificationsModule } from './verifications/verifications.module.js'
import { WebhookDeliveriesModule } from './webhook-deliveries/webhook-deliveries.module.js'
import { WebhookEndpointsModule } from './webhook-endpoints/webhook-endpoints.module.js'
import { WebhookInspectorModule } from './webhook-inspector/webhook-inspector.module.js'

/** Every room of the API; the guards before all routes come with AuthModule. */
@Module({})
export class AppModule {
  static with(environment: Environment, secret: AppSecret, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(environment, secret, database),
        ObserveModule,
        LimitsModule,
        AuditModule,
        SessionsModule,
        AuthModule,
        SentFormsModule,
        FirstRunModule,
        ClientsModule,
        EmailChangesModule,
        HoldsModule,
        PortalUsersModule,
        RolesModule,
        PermissionsModule,
        ApiUsersModule,
        OAuthModule,
        TransactionsModule,
        RefundsModule,
        DisputesModule,
        LedgerModule,
        VerificationsModule,
        EventsModule,
        WebhookEndpointsModule,
        WebhookDeliveriesModule,
        WebhookInspectorModule,
        PaymentLinksModule,
        SettlementAccountsModule,
        AdminModule,
        MailModule,
        RetentionModule,
        AccountModule,
        ContactModule,
        OpenApiModule,
      ],
    }
  }
}
