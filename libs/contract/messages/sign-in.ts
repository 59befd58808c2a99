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
  locked: 'Too many wrong passwords. For now, you can only sign in from devices you’ve used before',
  slowed: 'Several wrong passwords. Wait a moment before you try again',
  triesUsedUp: 'Too many wrong passwords. Wait half an hour, or reset your password by email',
  help: 'If this address has an account, we’ve emailed it a link that lets this browser sign in.',
}

export const signInLink = {
  title: 'Sign in on this browser',
  submit: 'Allow this browser',
  success: 'You can now sign in on this browser. Enter your password.',
  failure: 'This link was already used, has expired or is incomplete.',
}

export const session = {
  signedIn: 'Login successful!',
  signedOut: 'Logged out successfully',
  // Ours, as what follows from it.
  ended: 'Your session has ended. Sign in again.',
  endedKept: 'Your session has ended. Sign in again: we kept what you typed.',
  keptLead: 'Your session ended before we received this, so it wasn’t saved. We don’t keep passwords.',
}
