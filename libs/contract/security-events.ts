// Apart from the request classes, whose decorators a browser must not load.

/** What the security log of a login tells, and what mails are about. */
export const securityEvents = [
  'signed_in',
  'signed_out',
  'ended',
  'sign_in_failed',
  'second_factor_asked',
  'single_sign_on_asked',
  'single_sign_on_refused',
  'single_sign_on_linked',
  'proofs_ended',
  'roles_mapped',
  'locked',
  'device_locked',
  'unlocked',
  'sign_in_link_sent',
  'device_let_in',
  'token_reused',
  'password_changed',
  'password_change_failed',
  'password_tries_used_up',
  'password_forgotten',
  'password_reset',
  'second_factor_added',
  'second_factor_renamed',
  'second_factor_removed',
  'second_factor_reset_asked',
  'second_factor_reset',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'passkey_counter_went_back',
  'recovery_codes_made',
  'recovery_code_used',
  'recovery_codes_ended',
  'email_changed',
  'updated',
  'not_me',
] as const

export type SecurityEvent = (typeof securityEvents)[number] | MailedEvent

/** What only mails tell. */
type MailedEvent = 'new_device' | 'api_user_created' | 'member_joined' | 'settlement_account_changed'

/** You, staff, a signed-out visitor, or Gatehouse. */
export type SecurityActor = 'you' | 'staff' | 'visitor' | 'system'
