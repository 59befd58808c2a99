// Every sentence of the specification stands here once, grouped as its sections 2 to 8 group them.

import { metadataFiltersMax, metadataTextMaxLength } from './limits.js'

export const signup = {
  title: 'Join',
  subtitle: 'Register your business and start accepting payments',
  submit: 'Create Account',
  busy: 'Registering...',
  success: 'Registration successful!',
  failure: 'Registration failed. Please try again.',
}

export const otherSites = {
  refused: 'Scripts of other sites may not make this call. Call it from your server, where its secrets stay',
}

export const clientLogin = {
  submit: 'Sign In',
  busy: 'Signing in...',
  backToSignup: 'Back to Signup',
  forgotPassword: 'Forgot password?',
  failure: 'Login failed',
  unexpected: 'An unexpected error occurred',
  noToken: 'No token received from server',
  wrongCredentials: 'Invalid email or password',
  pendingApproval: 'Account is pending approval',
}

export const pendingApproval = {
  active: 'Your account is active!',
  goToLogin: 'Go to Login',
  pending: 'Registration Pending Approval',
  noStatus: 'Access Denied!',
  underReview: 'Your account is currently under review by our team.',
}

export const adminLogin = {
  submit: 'Sign in',
  toast: 'Invalid email or password',
  wrongCredentials: 'Invalid credentials',
}

export const adminSignup = {
  title: 'Register Admin Account',
  success: 'Signup successful! Please log in.',
  failure: 'An unknown error occurred. Please try again.',
}

export const forgotPassword = {
  title: 'Forgot password',
  success: 'If the email exists, a reset link has been sent.',
  failure: 'Something went wrong.',
}

export const resetPassword = {
  title: 'Reset Password',
  success: 'Password has been reset successfully!',
  failure: 'Invalid or expired token, or something went wrong.',
}

export const confirmEmail = {
  title: 'Confirm your email',
  success: 'Email address confirmed! Please log in.',
  failure: 'This link is not valid any more. Sign in, or ask for a new password: that confirms the address too.',
  wrongPassword: 'This is not the password of the sign-up',
}

/** Said to strangers in the same words, whether or not there is such an account. */
export const signInRefusal = {
  locked:
    'Too many wrong passwords. For a while this account can only be opened by devices that have signed in to it before',
  slowed: 'Several wrong passwords. Please wait a moment before you try again',
  triesUsedUp: 'Too many wrong passwords. Please wait for half an hour, or set a new password by mail',
  help: 'If there is an account with this e-mail, we have sent a mail to it. The link in it lets this browser sign in at once.',
}

export const signInLink = {
  title: 'Sign in on this browser',
  submit: 'Let this browser sign in',
  success: 'This browser may sign in now. Please enter your password.',
  failure: 'This link was used before, has expired, or is incomplete.',
}

export const session = {
  signedIn: 'Login successful!',
  signedOut: 'Logged out successfully',
  // Ours, as what follows from it.
  ended: 'Your session has ended. Please sign in again.',
  endedKept: 'Your session has ended. Please sign in again: what you typed is kept, and offered to you then.',
  keptLead: 'Your session had ended when you sent this. It was not carried out; passwords are not kept.',
}

/** After a change that could redirect money. */
export const holds = {
  reasons: {
    email_changed: 'The email address was changed',
    password_reset: 'The password was reset by mail',
    settlement_account_changed: 'The settlement account was changed',
  },
  ask: 'Mail me the link',
  asked: 'We have mailed the link. It works once, for an hour',
  askedAlready: 'A link is on its way already. Please look into the mailbox first',
  failure: 'The link could not be sent. Please try again.',
}

export const notFound = { title: 'Page Not Found', action: 'Return to Home' }

export const clientArea = {
  active: 'Active',
  pendingApproval: 'Pending Approval',
  apiUsersTitle: 'My API Users',
  transactionsFilter: 'Filter by status or description...',
  loadFailure: 'Failed to load data. Please try again.',
  copied: 'Copied!',
}

export const pendingClients = {
  title: 'Approve Pending Clients',
  approve: 'Approve',
  reject: 'Reject',
  approved: (name: string) => `Client ${name} has been approved!`,
  rejected: (name: string) => `Client ${name} has been rejected`,
  confirmReject: (name: string) => `Are you sure you want to reject ${name}?`,
}

/** Beside a rate that the installation's minimum forbids without it. */
export const belowMinimum = {
  code: 'RATE_BELOW_MINIMUM',
  label: 'This rate is meant',
  help: 'It is below the minimum of this installation. The log keeps who said so.',
}

export const empty = {
  pendingClients: 'No pending clients to review',
  apiUsers: 'No API users found.',
  transactions: 'No transactions found.',
}

export const confirm = {
  deleteClient: 'Delete this client?',
  deleteUser: 'Delete this user?',
  deleteRole: 'Delete this role?',
  deletePermission: 'Delete this permission?',
  deleteApiUser: 'Delete this API user?',
  deleteOwnApiUser: 'Are you sure you want to delete this API user?',
  // Ours: the specification knows the state, and no way into it.
  disableApiUser: (name: string) => `Disable ${name}?`,
  disableApiUserLead: 'Payments with this key stop at once. Enable it again at any time.',
}

/** Ours: what people ask for may meet themselves. */
export const thisIsYou = {
  delete: 'This is you. You are signed out at once, and cannot sign in again. What you did stays in the audit log.',
  deleteSubmit: 'Delete my account',
  edit: 'This is you. What you take away here, you lose at once.',
  demote: 'This is you. I want to be no administrator any more',
  demoteHelp: 'Another administrator has to give it back.',
}

/** A missing right, in the same words wherever it is met: the permission's name, and the route that it opens. */
export const permissionMissing = (permission: string, route: string) =>
  `You need the permission "${permission}" (${route}) to do this`

/** Toasts of the admin portal: one row per resource, one entry per action. */
export const done = {
  client: { created: 'Client created!', updated: 'Client updated!', deleted: 'Client deleted!' },
  user: { created: 'User created!', updated: 'User updated!', deleted: 'User deleted!' },
  role: { created: 'Role created!', updated: 'Role updated!', deleted: 'Role deleted!' },
  permission: { created: 'Permission created!', updated: 'Permission updated!', deleted: 'Permission deleted!' },
  apiUser: { created: 'API User created!', updated: 'API User updated!', deleted: 'API User deleted!' },
  ownApiUser: {
    created: 'API user created successfully!',
    updated: 'API user updated successfully!',
    deleted: 'API user deleted successfully!',
    regenerated: 'API key regenerated!',
  },
  // Ours, as above, for staff and merchants alike.
  apiUserState: { disabled: 'API user disabled', enabled: 'API user enabled' },
}

export const failed = {
  client: { fetch: 'Failed to fetch clients', save: 'Failed to save client', delete: 'Failed to delete client' },
  user: { fetch: 'Failed to fetch users', save: 'Failed to save user', delete: 'Failed to delete user' },
  role: { fetch: 'Failed to fetch roles', save: 'Failed to save role', delete: 'Failed to delete role' },
  permission: {
    fetch: 'Failed to fetch permissions',
    save: 'Failed to save permission',
    delete: 'Failed to delete permission',
  },
  apiUser: {
    fetch: 'Failed to fetch API users',
    save: 'Failed to save API user',
    delete: 'Failed to delete API user',
    create: 'Failed to create API user',
    update: 'Failed to update API user',
    regenerate: 'Failed to regenerate API key',
    disable: 'Failed to disable API user',
    enable: 'Failed to enable API user',
  },
  pendingClient: {
    fetch: 'Failed to fetch pending clients',
    approve: 'Failed to approve client',
    reject: 'Failed to reject client',
  },
  clientStatus: 'Failed to check client status',
}

/** What stands under an input. "Required" is always said before "invalid". */
export const field = {
  nameRequired: 'Name is required',
  clientTypeRequired: 'Please select a client type',
  emailRequired: 'Email is required',
  emailFormat: 'Invalid email format',
  emailAddressInvalid: 'Invalid email address',
  // Ours: what these refuse is an e-mail address, and could be taken for another one.
  emailInvisible: 'This address holds invisible characters. Please type it instead of pasting it',
  emailName: 'Before the @ please use letters from a to z, digits and signs only, without quotation marks',
  emailLookAlike: 'The part after the @ mixes alphabets, or uses letters that look like other ones',
  passwordRequired: 'Password is required',
  passwordCommon: 'This password is too common. Please choose another one',
  passwordOwnName: 'Please choose a password other than your e-mail address or name',
  passwordTooShort: 'Password must be at least 8 characters',
  staffPasswordTooShort: 'Password must be at least 6 characters',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
  chargePercentageRequired: 'Charge percentage is required',
  chargePercentageInvalid: 'Please enter a valid percentage',
  adminClientTypeRequired: 'Client type is required',
  userNameRequired: 'Username is required',
  rolesRequired: 'At least one role is required',
  roleNameRequired: 'Role name is required',
  permissionNameRequired: 'Permission name is required',
  developerNameRequired: 'Developer name is required',
  phoneRequired: 'Phone number is required',
  clientRequired: 'Client is required',
  roleRequired: 'Role is required',
  resetTokenRequired: 'Reset token is required',
  confirmationTokenRequired: 'Confirmation token is required',
  linkTokenRequired: 'The token of the link is required',
  metadataFilterInvalid: `Filter by metadata as metadata[key]=value, by at most ${metadataFiltersMax} keys, each once. Key and value have at most ${metadataTextMaxLength} characters, and a key has at least one`,
  webhookUrlRequired: 'URL is required',
  webhookUrlInvalid: 'Please enter an address such as https://example.com/webhooks, without user name, password or #',
  webhookUrlHttps: 'The address must begin with https://',
  webhookUrlPrivate: 'This address is not a public one',
  webhookUrlLetters: 'Please remove spaces, line breaks, backslashes and invisible characters from the address',
  webhookUrlTaken: 'Another endpoint of yours has this address already',
  webhookUrlPort: (ports: readonly number[]) => `The port of the address is one of ${ports.join(', ')}`,
}
