import type { SecurityActor, SecurityEvent } from '../security-events.js'

/** What happened, as the security log and the page of "this was not me" say it. */
export const happened: Record<SecurityEvent, string> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  ended: 'A browser was signed out',
  sign_in_failed: 'Wrong password or code at a sign-in',
  second_factor_asked: 'Right password, a code was asked for',
  locked: 'Too many wrong passwords: unknown browsers have to wait',
  device_locked: 'Too many wrong passwords on a known browser',
  unlocked: 'The wait for unknown browsers was lifted',
  sign_in_link_sent: 'A link that lets a browser sign in was mailed',
  device_let_in: 'A mailed link let a browser sign in',
  token_reused: 'A session was used twice at once, and ended',
  password_changed: 'Password changed',
  password_change_failed: 'Wrong password at a change',
  password_tries_used_up: 'Too many wrong passwords in one session',
  password_forgotten: 'A link for a new password was asked for',
  password_reset: 'New password set by a mailed link',
  second_factor_added: 'Second factor added',
  second_factor_renamed: 'Second factor renamed',
  second_factor_removed: 'Second factor removed',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  recovery_codes_ended: 'Recovery codes ended',
  email_changed: 'Email address changed',
  updated: 'Details of the account changed',
  not_me: 'Reported by mail: this was not me',
  new_device: 'A new device signed in',
  api_user_created: 'API user made',
  settlement_account_changed: 'Settlement account changed',
}

export const didIt: Record<SecurityActor, string> = {
  you: 'You',
  staff: 'Gatehouse staff',
  visitor: 'Somebody who was not signed in',
  system: 'Gatehouse',
}
