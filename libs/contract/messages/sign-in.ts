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
